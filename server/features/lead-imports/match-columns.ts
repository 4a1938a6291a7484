import { invalid } from '../../errors';
import { IMPORT_FIELDS, type ImportField, type Mapping } from './lead-imports.schema';

/** Usual names of columns, without anything but letters. */
const VARIANTS: Record<ImportField, readonly string[]> = {
  name: ['name', 'fullname', 'contactname', 'leadname', 'customername', 'contact', 'lead'],
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'businessemail', 'contactemail'],
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
  ],
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
  ],
  date: ['date', 'createdat', 'created', 'createdate', 'datecreated', 'submittedat', 'received'],
};

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The column of each field: as asked for, else by its name. A column is for one field only. */
export function matchColumns(header: string[], wanted: Mapping): Record<ImportField, number> {
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
      .map((variant) =>
        header.findIndex((name, index) => lettersOf(name) === variant && !taken.includes(index)),
      )
      .find((index) => index >= 0);
    columns[field] = found ?? -1;
  }
  return columns as Record<ImportField, number>;
}
