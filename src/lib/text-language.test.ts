import { expect, test } from 'vitest';
import { textLanguage } from './text-language';

test.each([
  ['Plain English', { dir: 'auto' }],
  ['', { dir: 'auto' }],
  ['+962 31%', { dir: 'auto' }],
  ['التحول الرقمي', { dir: 'rtl', lang: 'ar' }],
  ['ERP في السعودية', { dir: 'rtl', lang: 'ar' }],
  ['ة becomes ه at the end of a word', { dir: 'ltr' }],
  ['ة becomes ه', { dir: 'ltr' }],
  ['و', { dir: 'rtl', lang: 'ar' }],
  ['Type احمد into a search box', { dir: 'ltr' }],
  ['هل يعمل مع WhatsApp (Business)؟', { dir: 'rtl', lang: 'ar' }],
  ['من Odoo إلى SAP', { dir: 'rtl', lang: 'ar' }],
  ['Welcome مرحبا', { dir: 'ltr' }],
])('the language of "%s"', (text, expected) => {
  expect(textLanguage(text)).toEqual(expected);
});
