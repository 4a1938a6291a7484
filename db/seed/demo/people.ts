import type { Interest } from '../../enums';
import type { Random } from './random';

/** Invented people, companies and messages. Their addresses end in .example, so nobody has them. */
const NAMES = [
  ['Dana', 'Rana', 'Layla', 'Hala', 'Noor', 'Yara', 'Salma', 'Omar', 'Khaled', 'Faisal', 'Tariq'],
  ['Haddad', 'Said', 'Khoury', 'Mansour', 'Nasser', 'Qasim', 'Al-Harbi', 'Barakat', 'Sabbagh'],
] as const;
const ARABIC_NAMES = [
  ['دانا', 'رنا', 'ليلى', 'هلا', 'نور', 'عمر', 'خالد', 'فيصل'],
  ['حداد', 'سعيد', 'الخوري', 'منصور', 'ناصر', 'الحربي'],
] as const;

const COMPANIES = [
  'Northgate Foods',
  'Petra Steel',
  'Cedar Logistics',
  'Gulf Cold Chain',
  'Wadi Pharma',
  'Aqaba Port Services',
  'Levant Retail Group',
  'Najd Building Materials',
  'Amwaj Clinics',
  'شركة الأفق للتوزيع',
] as const;

const MESSAGES: Record<Interest, readonly string[]> = {
  'ai-analytics': [
    'We lose about 4% of chilled stock every spring and would like a forecast that knows when Ramadan moves.',
    'Our sales team answers the same fifty questions every day, in Arabic and English. Could an assistant help?',
    'نريد لوحة متابعة يومية للمبيعات تجمع فروعنا الستة.',
  ],
  'saas-platforms': [
    'We want to sell our internal booking tool to other clinics. How would you separate their data?',
    'Our portal is eight years old and every change takes a month. Where would you begin?',
  ],
  'supply-chain': [
    'Four warehouses, four item codes for one carton. We need one list before the new ERP starts.',
    'Deliveries to Kuwait are late one week in five. We have the data but no picture of it.',
    'نحتاج إلى تتبع الشحنات بين عمان والرياض.',
  ],
  other: [
    'Please send us your company profile and two references in Jordan.',
    'We would like a second opinion on an offer that we have on the table.',
  ],
};

export interface DemoLead {
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  interest: Interest | null;
  message: string;
}

export function makeLead(random: Random, number: number): DemoLead {
  const interest = random.weighted<Interest | null>([
    ['ai-analytics', 34],
    ['supply-chain', 27],
    ['saas-platforms', 21],
    ['other', 10],
    [null, 8],
  ]);
  return {
    name: makeName(random),
    email: `person${number}@${random.pick(['northgate', 'petra', 'cedar', 'gulf', 'wadi'])}.example`,
    company: random.chance(0.72) ? random.pick(COMPANIES) : null,
    phone: random.chance(0.55)
      ? `+962 7 9${random.integer(100, 999)} ${random.integer(1000, 9999)}`
      : null,
    interest,
    message: random.pick(MESSAGES[interest ?? 'other']),
  };
}

export function makeName(random: Random): string {
  const [first, last] = random.chance(0.2) ? ARABIC_NAMES : NAMES;
  return `${random.pick<string>(first)} ${random.pick<string>(last)}`;
}

export const makeCompany = (random: Random): string => random.pick(COMPANIES);
