import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { ChatFile } from '../../../db/schema/chat';
import { chatFiles } from '../../../db/schema/chat-desk';
import type { UploadedFile } from '../../core/uploads.schema';
import { invalid } from '../../errors';
import { type CheckedFile, checkFile } from '../media/check-file';
import { extensionOf } from '../media/file-names';
import { findMedia, type Media, storeMedia } from '../media/media.service';
import { measure, toWebp } from '../media/pictures';

/** Where those who may read a conversation read its files. */
export const CHAT_FILES = '/api/chat/files';

/** Of a visitor's picture; enough for a photographed page. */
const MAX_WIDTH = 2_560;

/** Decoding AVIF takes several times the memory of other types. */
const MAX_AVIF_PIXELS = 4_000_000;

interface CheckedChatFile {
  file: UploadedFile;
  checked: CheckedFile;
}

let lastCheck: Promise<unknown> = Promise.resolve();

/**
 * Checks a file as all uploads are. A visitor's picture is made anew. Those of visitors take turns,
 * since each is decoded as a whole.
 */
export function checkChatFile(
  file: UploadedFile,
  { isOfVisitor }: { isOfVisitor: boolean },
): Promise<CheckedChatFile> {
  if (!isOfVisitor) return checkFile(file).then((checked) => ({ file, checked }));
  const check = lastCheck.then(() => checkVisitorFile(file));
  lastCheck = check.catch(() => undefined);
  return check;
}

async function checkVisitorFile(file: UploadedFile): Promise<CheckedChatFile> {
  const checked = await checkFile(file);
  if (checked.width === null) return { file, checked };
  if (checked.type === 'image/avif' && pixelsOf(checked) > MAX_AVIF_PIXELS) {
    throw invalid('file', 'An AVIF picture may have 4 megapixels; a JPEG may have 24');
  }
  const bytes = await toWebp(file.bytes, MAX_WIDTH).catch(() => {
    throw invalid('file', 'The file is cut off or damaged');
  });
  const { width, height } = await measure(bytes);
  const ending = extensionOf(file.name);
  const stem = ending ? file.name.slice(0, -ending.length - 1) : file.name;
  return {
    file: { name: `${stem}.webp`, type: 'image/webp', bytes },
    checked: { type: 'image/webp', width, height, isAnimated: false },
  };
}

const pixelsOf = ({ width, height }: CheckedFile) => (width ?? 0) * (height ?? 0);

/** Stores the file of a message, in the transaction of the message. */
export function storeChatFile(
  database: Database,
  conversationId: string,
  { file, checked }: CheckedChatFile,
  now: string,
): ChatFile {
  const { result } = storeMedia(database, { file, checked, alt: null, isPrivate: true }, now);
  const { id, originalName: name, mimeType: type, size, width, height, filename } = result;
  database.insert(chatFiles).values({ id, conversationId, name, createdAt: now }).run();
  return {
    name,
    type,
    size,
    width,
    height,
    url: `${CHAT_FILES}/${id}/${encodeURIComponent(filename)}`,
  };
}

/** A file of a message, and the conversation whose readers may have it. */
export function findChatFile(
  database: Database,
  { id, filename }: { id: string; filename: string },
): { item: Media; conversationId: string } | undefined {
  const [owner] = database.select().from(chatFiles).where(eq(chatFiles.id, id)).all();
  const item = owner && findMedia(database, id);
  if (!owner || item?.filename !== filename) return undefined;
  return { item, conversationId: owner.conversationId };
}
