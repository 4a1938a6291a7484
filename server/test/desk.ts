import { mailOutbox } from '../../db/schema/mail';
import { noRateLimits } from '../core/rate-limits';
import { anInquiry } from '../features/leads/leads.examples';
import { movableClock } from './clock';
import { createTestApp } from './test-app';

/** An application on a Sunday morning with two agents, Rana and Sami, and no mail in the outbox. */
export async function createDesk(env: Record<string, string> = {}) {
  const { clock, advance } = movableClock('2026-11-22T07:00:00.000Z');
  const app = createTestApp({ deps: { clock, limits: noRateLimits }, env });
  const join = async (name: string, role: 'admin' | 'agent' | 'editor') => {
    const email = `${name.toLowerCase()}@masar.example`;
    const person = await app.staff().staff.create({ name, email, role });
    const secret = person.invitationUrl?.split('/').at(-1) ?? '';
    const { token } = await app.caller().staff.acceptInvitation({ secret });
    const authorization = `Bearer ${token}`;
    const call = () => app.caller({ authorization });
    const titles = async () => {
      const { notifications: rows } = await call().notifications.list({});
      return rows.map(({ title }) => title);
    };
    return { id: person.id, email, call, titles, headers: { Authorization: authorization } };
  };
  const rana = await join('Rana', 'agent');
  const sami = await join('Sami', 'agent');
  const inquire = async (name = 'Dana Haddad') =>
    (await app.caller().leads.create(anInquiry({ name, email: 'dana@nile.example' }))).id;
  const mails = () => app.deps.database.select().from(mailOutbox).all();
  app.deps.database.delete(mailOutbox).run();
  return { ...app, clock, advance, join, rana, sami, inquire, mails };
}
