import { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import type { Language } from '../../../db/public-enums';
import { pathIn } from '../../../src/config/languages';
import type { ContactFormState } from '../../../src/features/leads/contact-form-state';
import { createContext } from '../../trpc/context';
import { PUBLIC_BYTES } from '../../http/body-limits';
import { type HttpEnv, requestContextOf } from '../../http/request-context';
import { type PageParts, sendPage } from '../../pages/serve';
import { type Problem, problem } from '../../core/problem-details';
import { problemOf, retryAfterOf } from '../../trpc/errors';
import { callProcedure } from '../../procedures';
import { readAtMost } from '../../rest/read-at-most';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The contact form without JavaScript: calls the same procedure and responds with a page. */
export function serveContactPost(parts: PageParts, language: Language) {
  const { deps } = parts;
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const refuse = (failure: Problem, values: ContactFormState['values'] = {}) =>
      sendPage(c, parts, {
        path: pathIn(language, '/contact'),
        isPersonal: true,
        status: failure.status,
        contactForm: { values, errors: failure.errors ?? [], detail: failure.detail },
      });

    if (!c.req.header('content-type')?.toLowerCase().startsWith(FORM_TYPE)) {
      return refuse(problem(415, `The form is sent as ${FORM_TYPE}.`));
    }
    const body = await readAtMost(c.req.raw, PUBLIC_BYTES);
    if (body === undefined) return refuse(problem(413, 'The message is larger than 64 kB.'));
    const values = Object.fromEntries(new URLSearchParams(body));
    try {
      await callProcedure(createContext(deps, requestContextOf(c, deps)), {
        path: 'leads.create',
        type: 'mutation',
        getRawInput: () => Promise.resolve({ ...withoutEmpty(values), language }),
      });
      return c.redirect(`${pathIn(language, '/contact')}?sent=1`, 303);
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error;
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
      return refuse(problemOf(error, c.get('requestId')), values);
    }
  };
}

/** A form sends a field that was left empty as an empty text. */
const withoutEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
