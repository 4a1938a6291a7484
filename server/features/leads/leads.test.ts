import { describe, expect, test } from 'vitest';
import { conversions } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { mailOutbox } from '../../../db/schema/mail';
import { anInquiry } from './leads.examples';
import { createTestApp, STAFF } from '../../test/test-app';

interface ProblemBody {
  status: number;
  detail: string;
  errors?: { path: string; message: string }[];
}

describe('POST /api/contact', () => {
  test('stores the inquiry with its conversion and its mail, and returns its id', async () => {
    const { send, deps } = createTestApp({ env: { NOTIFY_EMAIL: 'sales@masar.example' } });
    const response = await send('POST', '/api/contact', anInquiry({ name: 'Yousef Al-Amri' }));
    expect(response.status).toBe(201);
    const [lead] = deps.database.select().from(leads).all();
    expect(await response.json()).toEqual({ id: lead?.id, createdAt: lead?.createdAt });
    expect(lead).toMatchObject({ name: 'Yousef Al-Amri', isSpam: false });
    expect(deps.database.select().from(conversions).all()).toMatchObject([
      { conversionType: 'contact_form', value: 'supply-chain', leadId: lead?.id },
    ]);
    expect(deps.database.select().from(mailOutbox).all()).toMatchObject([
      { recipient: 'sales@masar.example', subject: 'New inquiry from Yousef Al-Amri' },
    ]);
  });

  test('names every missing field, with the messages of the form', async () => {
    const { send } = createTestApp();
    const response = await send('POST', '/api/contact', {});
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const { errors } = (await response.json()) as ProblemBody;
    expect(errors).toEqual([
      { path: 'name', message: 'Name is required' },
      { path: 'email', message: 'Valid email is required' },
      { path: 'message', message: 'Message is required' },
    ]);
  });
});

describe('GET /api/admin/leads', () => {
  test('returns all leads to staff, newest first, and 401 to anybody else', async () => {
    const { send, get } = createTestApp();
    await send('POST', '/api/contact', anInquiry({ name: 'First' }));
    await send('POST', '/api/contact', anInquiry({ name: 'Second' }));
    const refused = await get('/api/admin/leads');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    const { leads: rows, count } = (await (await get('/api/admin/leads', STAFF)).json()) as {
      leads: { name: string }[];
      count: number;
    };
    expect(rows.map(({ name }) => name)).toEqual(['Second', 'First']);
    expect(count).toBe(2);
  });
});
