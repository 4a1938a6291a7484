import { describe, expect, test } from 'vitest';
import { matchColumns } from './match-columns';

/** The names of the columns that were found, by field. */
function match(...header: string[]) {
  const found = Object.entries(matchColumns(header, {})).filter(([, index]) => index >= 0);
  return Object.fromEntries(found.map(([field, index]) => [field, header[index]]));
}

describe('Arabic names of columns', () => {
  test('are found for each field but the interest, whose values are English', () => {
    const header = {
      name: 'الاسم الكامل',
      firstName: 'الاسم الأول',
      lastName: 'اسم العائلة',
      email: 'البريد الإلكتروني',
      company: 'اسم الشركة',
      phone: 'رقم الهاتف',
      message: 'الرسالة',
      date: 'تاريخ الإرسال',
    };
    expect(match(...Object.values(header).toReversed(), 'الاهتمام')).toEqual(header);
  });

  test.each([
    ['name', 'الإسم'],
    ['name', 'اسم'],
    ['email', 'البريد الالكترونى'],
    ['email', 'بريد إلكتروني'],
    ['email', 'البَريد الإلِكتروني *'],
    ['email', 'الايميل'],
    ['email', 'البـــريد'],
    ['company', 'المؤسسه'],
    ['company', 'الموسّسة'],
    ['phone', 'الجوّال:'],
    ['phone', '\u200Fرقم الهاتف\u200F'],
    ['message', 'ملاحظات'],
    ['email', '\uFE8D\uFEDF\uFE92\uFEAE\uFEF3\uFEAA'],
  ])('are found for %s as %j', (field, name) => {
    expect(match(name)).toEqual({ [field]: name });
  });

  test('may stand beside English ones', () => {
    expect(match('الاسم / Name', 'Work (الشركة)', 'Email')).toEqual({
      name: 'الاسم / Name',
      company: 'Work (الشركة)',
      email: 'Email',
    });
  });

  test('are not mistaken for each other', () => {
    expect(match('اسم المنتج', 'رقم الطلب', 'المدينة', '123', '')).toEqual({});
    expect(match('اسم الشركة', 'اسم العميل')).toEqual({
      company: 'اسم الشركة',
      name: 'اسم العميل',
    });
  });
});
