import { DAY_MS } from '../../../db/durations';
import type { StaffRole } from '../../../db/permissions';
import { forbidden } from '../../errors';

/** Who wants to change an update. */
export interface Editor {
  id: string;
  /** Null for tools. */
  role: StaffRole | null;
}

interface Authored {
  authorId: string | null;
  isDraft: boolean;
  createdAt: string;
}

/** Admins always; its author while it is a draft, and for a day after it was posted. */
export function mayChange({ authorId, isDraft, createdAt }: Authored, editor: Editor, now: string) {
  if (editor.role === 'admin') return true;
  if (authorId !== editor.id) return false;
  return isDraft || Date.parse(now) - Date.parse(createdAt) < DAY_MS;
}

export function assertMayChange(update: Authored, editor: Editor, now: string): void {
  if (mayChange(update, editor, now)) return;
  throw forbidden('An update is changed by its author within a day, and by admins.');
}
