import { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import type { Language } from '../../../db/public-enums';
import { pathIn } from '../../../src/config/languages';
import type { Deps } from '../../deps';
import { DomainError, unauthorized } from '../../errors';
import { MAX_PRIVATE_BYTES } from '../../core/uploads.schema';
import { PUBLIC_BYTES } from '../../http/body-limits';
import { type HttpEnv, requestContextOf } from '../../http/request-context';
import { callProcedure } from '../../procedures';
import { readAtMost } from '../../rest/read-at-most';
import { type StreamedForm, streamUpload } from '../../rest/stream-upload';
import { identifyContact } from '../../trpc/actor';
import { assertFreeDisk } from '../../trpc/free-disk';
import { type Context, createContext } from '../../trpc/context';
import { problemOf, translateError } from '../../trpc/errors';
import { assertFileIsAsked } from '../asks/asks.service';
import { discardPrivateFile, receivePrivateFile } from '../media/private-upload';
import { getShownUpdate } from './portal.service';

type Fields = Record<string, string>;

interface Form {
  path: string;
  procedure: string;
  /** The input of the procedure, from the path and the fields. */
  input: (fields: Fields, params: Fields) => Record<string, unknown>;
  /** Where the page goes on, in the language that it then has. */
  next: (said: string, params: Fields, fields: Fields) => string;
  /** What the page says then. */
  said?: string;
  /** The field of a file, which is streamed. */
  takesFile?: boolean;
  /** Mail programs may send it too. */
  hasOneClick?: boolean;
}

const START = '/client';
const say = (said: string) => `${START}?said=${said}`;
/** Where the form was, since that is in view: the message is there. */
const atComment = (said: string, { id = '' }: Fields) => {
  const update = encodeURIComponent(id);
  return `${START}?update=${update}&said=${said}#comment-${update}`;
};
/** The page opens the same one of two answers again. */
const atAnswer = (said: string, { id = '' }: Fields, { isApproved = '' }: Fields) => {
  const ask = encodeURIComponent(id);
  const choice = ['true', 'false'].includes(isApproved) ? `&isApproved=${isApproved}` : '';
  return `${START}?ask=${ask}${choice}&said=${said}#answer-${ask}`;
};

/** A field that was left empty is missing. */
const given = (text: string | undefined) => (text?.trim() ? text : undefined);

/** The forms of clients' pages, which work without scripts. Each calls one procedure. */
export const PORTAL_FORMS: Form[] = [
  {
    path: '/client/link/:secret',
    procedure: 'portal.enter',
    input: (_fields, { secret }) => ({ secret }),
    next: (said, { secret }) => (said === 'ok' ? START : `${START}/link/${secret}`),
  },
  {
    path: '/client/mail/:secret',
    procedure: 'portal.unsubscribe',
    input: (_fields, { secret }) => ({ secret }),
    next: (said, { secret }) => `${START}/mail/${secret}?said=${said}`,
    said: 'stopped',
    hasOneClick: true,
  },
  {
    path: '/client/request',
    procedure: 'portal.requestLink',
    input: ({ email }) => ({ email }),
    next: say,
    said: 'requested',
  },
  {
    path: '/client/updates/:id/answer',
    procedure: 'portal.answer',
    input: ({ isApproved, text, fileId }, { id }) => ({
      updateId: id,
      isApproved: given(isApproved),
      text: given(text),
      fileId: given(fileId),
    }),
    next: atAnswer,
    said: 'answered',
    takesFile: true,
  },
  {
    path: '/client/updates/:id/comments',
    procedure: 'portal.comment',
    input: ({ text }, { id }) => ({ updateId: id, text }),
    next: atComment,
    said: 'commented',
  },
  {
    path: '/client/choices',
    procedure: 'portal.choose',
    input: ({ news, language }) => ({ news, language }),
    next: say,
    said: 'saved',
  },
  {
    path: '/client/sign-out',
    procedure: 'portal.signOut',
    input: () => ({}),
    next: say,
    said: 'signed-out',
  },
];

/** What pages say of a failure, by its status. */
const SAID_OF: Record<number, string> = {
  400: 'invalid',
  401: 'ended',
  404: 'gone',
  409: 'done-already',
  413: 'too-large',
  429: 'too-many',
  503: 'later',
};

/** What mail programs send, which must not be redirected: RFC 8058. */
const ONE_CLICK = 'List-Unsubscribe';

export function servePortalForm(deps: Deps, form: Form, language: Language) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const ctx = createContext(deps, requestContextOf(c, deps));
    const params: Fields = c.req.param();
    let fields: Fields = {};
    let fileId: string | null = null;
    try {
      ({ fields, fileId } = await readForm(c, ctx, form));
      await callProcedure(ctx, {
        path: form.procedure,
        type: 'mutation',
        getRawInput: () => Promise.resolve(form.input({ ...fields, fileId: fileId ?? '' }, params)),
      });
      for (const cookie of ctx.responseHeaders.getSetCookie()) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      if (ONE_CLICK in fields) return c.body(null, 200);
      return redirect(c, form.next(form.said ?? 'ok', params, fields), fields.language ?? language);
    } catch (error) {
      if (fileId !== null) await discardPrivateFile(deps, fileId);
      const known = translateError(asTrpcError(error));
      const { status } = problemOf(known, c.get('requestId'));
      const said = status === 400 && isFileRefused(known) ? 'wrong-file' : SAID_OF[status];
      // Another site sent it, or it is a fault of ours.
      if (said === undefined || ONE_CLICK in fields) throw error;
      return redirect(c, form.next(said, params, fields), language);
    }
  };
}

const asTrpcError = (cause: unknown) =>
  cause instanceof TRPCError ? cause : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause });

const isFileRefused = ({ cause }: TRPCError) =>
  cause instanceof DomainError && cause.errors.some(({ path }) => path === 'file');

function redirect(c: HonoContext<HttpEnv>, path: string, language: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(pathIn(language === 'ar' ? 'ar' : 'en', path), 303);
}

async function readForm(c: HonoContext<HttpEnv>, ctx: Context, form: Form): Promise<StreamedForm> {
  const request = c.req.raw;
  const type = request.headers.get('content-type') ?? '';
  if (form.takesFile && type.toLowerCase().startsWith('multipart/')) {
    return readFileForm(c, ctx);
  }
  const body = await readAtMost(request, PUBLIC_BYTES);
  if (body === undefined) throw new DomainError('too-large', 'The text is larger than 64 kB.');
  // From a mail program, as a form of either kind.
  if (form.hasOneClick && body.includes(ONE_CLICK)) {
    return { fields: { [ONE_CLICK]: '' }, fileId: null };
  }
  return { fields: Object.fromEntries(new URLSearchParams(body)), fileId: null };
}

/** Stores the file while it arrives, of an update that asks this contact for one. */
async function readFileForm(c: HonoContext<HttpEnv>, ctx: Context): Promise<StreamedForm> {
  const { database, limits } = ctx.deps;
  const actor = await identifyContact(ctx);
  if (!actor || ctx.request.origin !== 'same') throw unauthorized('Please open your link.');
  const { clientId } = actor.session.contact;
  const size = Number(c.req.header('content-length') ?? MAX_PRIVATE_BYTES);
  return streamUpload({ request: c.req.raw, incoming: c.env.incoming }, async (file) => {
    assertFileIsAsked(database, getShownUpdate(database, clientId, c.req.param('id') ?? '').id);
    assertFreeDisk(ctx.deps);
    limits.consume('clientFileBytes', actor.id, size);
    return receivePrivateFile(database, file, ctx.now);
  });
}
