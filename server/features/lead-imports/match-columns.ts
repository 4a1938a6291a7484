import { foldSpelling } from '../../../db/spelling';
import { invalid } from '../../errors';
import { IMPORT_FIELDS, type ImportField, type Mapping } from './lead-imports.schema';

/** Usual names of columns: in English without anything but letters, in Arabic in any spelling. */
const VARIANTS: Record<ImportField, readonly string[]> = {
  name: [
    'name',
    'fullname',
    'contactname',
    'leadname',
    'customername',
    'contact',
    'lead',
    'الاسم',
    'الاسم الكامل',
    'الاسم الثلاثي',
    'الاسم والشهرة',
    'اسم العميل',
    'اسم الزبون',
    'اسم جهة الاتصال',
    'جهة الاتصال',
  ],
  firstName: ['firstname', 'first', 'givenname', 'forename', 'الاسم الأول', 'الاسم الشخصي'],
  lastName: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'الاسم الأخير',
    'اسم العائلة',
    'العائلة',
    'الكنية',
    'الشهرة',
  ],
  email: [
    'email',
    'emailaddress',
    'mail',
    'workemail',
    'businessemail',
    'contactemail',
    'البريد الإلكتروني',
    'البريد',
    'الإيميل',
    'عنوان البريد الإلكتروني',
    'عنوان البريد',
    'بريد العمل',
    'البريد الإلكتروني للعمل',
  ],
  company: [
    'company',
    'companyname',
    'organization',
    'organisation',
    'account',
    'accountname',
    'business',
    'employer',
    'firm',
    'الشركة',
    'اسم الشركة',
    'المؤسسة',
    'اسم المؤسسة',
    'المنشأة',
    'اسم المنشأة',
    'الجهة',
    'جهة العمل',
    'مكان العمل',
  ],
  phone: [
    'phone',
    'phonenumber',
    'telephone',
    'tel',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'cell',
    'workphone',
    'الهاتف',
    'رقم الهاتف',
    'الجوال',
    'رقم الجوال',
    'الموبايل',
    'رقم الموبايل',
    'الهاتف المحمول',
    'رقم الهاتف المحمول',
    'المحمول',
    'رقم المحمول',
    'الهاتف الجوال',
    'النقال',
    'الهاتف النقال',
    'الخلوي',
    'رقم الخلوي',
    'رقم التواصل',
    'رقم الاتصال',
    'التلفون',
    'رقم التلفون',
  ],
  // Its values are known in English only.
  interest: ['interest', 'service', 'topic', 'product', 'interestedin'],
  message: [
    'message',
    'inquiry',
    'enquiry',
    'note',
    'notes',
    'comment',
    'comments',
    'description',
    'details',
    'الرسالة',
    'نص الرسالة',
    'الاستفسار',
    'الملاحظة',
    'الملاحظات',
    'التعليق',
    'التعليقات',
    'الوصف',
    'التفاصيل',
  ],
  date: [
    'date',
    'createdat',
    'created',
    'createdate',
    'datecreated',
    'submittedat',
    'received',
    'التاريخ',
    'تاريخ الإنشاء',
    'تاريخ الإرسال',
    'تاريخ الاستلام',
    'تاريخ الإضافة',
    'تاريخ التسجيل',
  ],
  // Its values are known in English only.
  status: ['status', 'leadstatus', 'stage'],
};

const englishOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** In any spelling, without the article of each word. */
const arabicOf = (text: string) =>
  foldSpelling(text)
    .replaceAll(/(?<!\p{L})(?:ال)+/gu, '')
    .replaceAll(/[^ء-ي]/g, '');

/** The column of each field: as asked for, else by its name. A column is for one field only. */
export function matchColumns(header: string[], wanted: Mapping): Record<ImportField, number> {
  // A name may be in both languages, as in “Name / الاسم”.
  const names = header.map((name) => [englishOf(name), arabicOf(name)]);
  const columns = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, -1]));
  for (const [field, name] of Object.entries(wanted)) {
    if (name === null) continue;
    columns[field] = header.indexOf(name);
    if (columns[field] < 0) throw invalid('mapping', `The file has no column “${name}”`);
  }
  for (const field of IMPORT_FIELDS) {
    if (wanted[field] !== undefined) continue;
    const taken = Object.values(columns);
    const found = VARIANTS[field]
      .map((variant) => {
        const letters = englishOf(variant) || arabicOf(variant);
        return names.findIndex((name, index) => name.includes(letters) && !taken.includes(index));
      })
      .find((index) => index >= 0);
    columns[field] = found ?? -1;
  }
  return columns as Record<ImportField, number>;
}
