import * as z from 'zod/mini';
import { isTimeZone } from './core/calendar';
import { NO_PROXIES, readTrustedProxies } from './core/networks';
import { readDaysOff, readHours, readWorkingDays, type WorkingHours } from './core/working-hours';

/** The settings, checked once at the start. No other module reads the environment. */
export type Settings = ReturnType<typeof readSettings>;

export class SettingsError extends Error {}

const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  );

const url = (isWanted: (url: URL) => boolean, expected: string) =>
  z
    .string()
    .check(
      z.refine((text) => URL.canParse(text) && isWanted(new URL(text)), `expected ${expected}`),
    );

/** Pages are at the root of their origin, and nobody signs in by their address. */
const isOrigin = ({ protocol, href, origin }: URL) =>
  /^https?:$/.test(protocol) && href === `${origin}/`;

const isMailServer = ({ protocol, hostname }: URL) => /^smtps?:$/.test(protocol) && hostname !== '';

const onOff = z.enum(['on', 'off'], { error: 'expected on or off' });
const email = z.email({ error: 'expected an e-mail address' });

/** The characters that a header can carry: visible ASCII. */
const token = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{16,}$/, 'expected at least 16 characters: letters, digits, signs'));

const schema = z.object({
  NODE_ENV: optional(
    z.enum(['development', 'production', 'test'], { error: 'expected development or production' }),
  ),
  PORT: optional(
    z.pipe(
      z.string().check(z.refine(isPort, 'expected a port number from 0 to 65535')),
      z.transform(Number),
    ),
  ),
  HOST: optional(z.string()),
  DATABASE_FILE: optional(z.string()),
  ADMIN_TOKEN: optional(token),
  SITE_URL: optional(url(isOrigin, 'a URL such as https://www.example.com, without a path')),
  CONTACT_EMAIL: optional(email),
  INDEXNOW_KEY: optional(
    z
      .string()
      .check(z.regex(/^[a-zA-Z\d-]{8,128}$/, 'expected 8 to 128 letters, digits and hyphens')),
  ),
  SMTP_URL: optional(url(isMailServer, 'a URL such as smtps://user:password@mail.example.com:465')),
  NOTIFY_EMAIL: optional(email),
  INQUIRY_RECEIPTS: optional(onOff),
  TRUST_PROXY: optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => readTrustedProxies(text) !== undefined,
            'expected off, loopback, private or networks such as 10.0.0.0/8, with commas between',
          ),
        ),
      z.transform((text) => readTrustedProxies(text) ?? NO_PROXIES),
    ),
  ),
  MIN_FREE_MB: optional(
    z.string().check(z.regex(/^\d{1,6}$/, 'expected a whole number of megabytes, 0 or more')),
  ),
  METRICS_TOKEN: optional(token),
  RATE_LIMITS: optional(onOff),
  LOG_LEVEL: optional(
    z.enum(['debug', 'info', 'warn', 'error'], { error: 'expected debug, info, warn or error' }),
  ),
  RETENTION_DAYS: optional(
    z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'expected a whole number of days, 1 or more')),
  ),
  LEAD_RETENTION_DAYS: optional(
    z
      .string()
      .check(
        z.regex(/^(?:off|[1-9]\d{0,4})$/, 'expected off or a whole number of days, 1 or more'),
      ),
  ),
  WEBHOOK_ALLOW_PRIVATE: optional(onOff),
  ACTIVITY_DAYS: optional(
    z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'expected a whole number of days, 1 or more')),
  ),
  WORKING_DAYS: optional(
    z
      .string()
      .check(
        z.refine((text) => readWorkingDays(text) !== undefined, 'expected days such as sun-thu'),
      ),
  ),
  DAYS_OFF: optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readDaysOff(text) !== undefined,
          'expected days and ranges of at most 31 days, such as 2026-12-25,2027-03-09/2027-03-12',
        ),
      ),
  ),
  WORKING_HOURS: optional(
    z
      .string()
      .check(
        z.refine((text) => readHours(text) !== undefined, 'expected hours such as 09:00-17:00'),
      ),
  ),
  CHAT_ALARMS: optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readAlarms(text) !== undefined,
          'expected up to five rising numbers of seconds such as 30,120,600, or off',
        ),
      ),
  ),
  TIME_ZONE: optional(
    z
      .string()
      .check(z.refine(isTimeZone, 'expected a time zone such as Asia/Amman or Europe/Berlin')),
  ),
});

/** Variables with secrets, whose values never appear in messages. */
const SECRET = new Set(['ADMIN_TOKEN', 'METRICS_TOKEN', 'SMTP_URL']);

/** Throws a `SettingsError` with each wrong variable, its value and what is expected. */
export function readSettings(source: Record<string, string | undefined>) {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues
        .map((issue) => describe(String(issue.path[0]), source, issue.message))
        .join('\n'),
    );
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  return {
    port: env.PORT ?? 3000,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    databaseFile: env.DATABASE_FILE ?? 'data/app.db',
    adminToken: env.ADMIN_TOKEN,
    siteUrl: env.SITE_URL ? new URL(env.SITE_URL).origin : undefined,
    contactEmail: env.CONTACT_EMAIL,
    indexNowKey: env.INDEXNOW_KEY,
    smtpUrl: env.SMTP_URL,
    notifyEmail: env.NOTIFY_EMAIL,
    inquiryReceipts: env.INQUIRY_RECEIPTS === 'on',
    trustedProxies: env.TRUST_PROXY ?? NO_PROXIES,
    minFreeMb: Number(env.MIN_FREE_MB ?? 200),
    metricsToken: env.METRICS_TOKEN,
    rateLimits: env.RATE_LIMITS !== 'off',
    logLevel: env.LOG_LEVEL ?? 'info',
    retentionDays: Number(env.RETENTION_DAYS ?? 730),
    leadRetentionDays: readDays(env.LEAD_RETENTION_DAYS),
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE === 'on',
    activityDays: Number(env.ACTIVITY_DAYS ?? 1_095),
    timeZone: env.TIME_ZONE ?? 'Asia/Amman',
    isTimeZoneChosen: env.TIME_ZONE !== undefined,
    chatAlarms: readAlarms(env.CHAT_ALARMS) ?? [],
    workingHours: readWorkingHours(env),
  };
}

/** The texts are checked already. */
function readWorkingHours(env: z.output<typeof schema>): WorkingHours {
  const { WORKING_DAYS = 'sun-thu', WORKING_HOURS = '09:00-17:00', DAYS_OFF } = env;
  return {
    days: readWorkingDays(WORKING_DAYS) ?? new Set(),
    daysOff: (DAYS_OFF && readDaysOff(DAYS_OFF)) || new Set(),
    ...(readHours(WORKING_HOURS) ?? { opensAt: 0, closesAt: 0 }),
  };
}

const MAX_ALARMS = 5;

/** In seconds; none for off, undefined for anything else. */
function readAlarms(text = '30,120,600'): number[] | undefined {
  if (text === 'off') return [];
  const seconds = text.split(',').map((part) => (/^[1-9]\d{0,5}$/.test(part) ? Number(part) : NaN));
  const isRising = seconds.every((value, index) => value > (seconds[index - 1] ?? 0));
  return isRising && seconds.length <= MAX_ALARMS ? seconds : undefined;
}

/** Null for off. */
const readDays = (days = 'off') => (days === 'off' ? null : Number(days));

function describe(name: string, source: Record<string, string | undefined>, expected: string) {
  const value = source[name] ?? '';
  const shown = SECRET.has(name) ? `a value of ${value.length} characters` : JSON.stringify(value);
  return `${name} holds ${shown}: ${expected}`;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
