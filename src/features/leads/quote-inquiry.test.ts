import { expect, test } from 'vitest';
import { quoteInquiry } from './quote-inquiry';

const AT = '2026-11-21T22:30:00.000Z';

test('each line of the message is quoted, below the day on which it came', () => {
  const inquiry = { message: 'Can you help?\n\nWe begin in May.', createdAt: AT };
  expect(quoteInquiry({ ...inquiry, language: 'en' }, 'Asia/Amman')).toBe(
    'On Nov 22, 2026 you wrote:\n> Can you help?\n>\n> We begin in May.',
  );
});

test('an Arabic inquiry is introduced in Arabic', () => {
  const inquiry = { message: 'نحتاج إلى لوحة متابعة.', createdAt: AT, language: 'ar' } as const;
  expect(quoteInquiry(inquiry, 'Asia/Amman')).toBe(
    'كتبتم في 22 نوفمبر 2026:\n> نحتاج إلى لوحة متابعة.',
  );
});
