import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './env';

function errorOf(source: Record<string, string>): string {
  try {
    readSettings(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted');
}

describe('settings', () => {
  test('all have a default', () => {
    expect(readSettings({})).toEqual({
      inquiryReceipts: false,
      activityDays: 1_095,
      leadRetentionDays: null,
      port: 3000,
      host: '127.0.0.1',
      databaseFile: 'data/app.db',
      adminToken: undefined,
      siteUrl: undefined,
      contactEmail: undefined,
      smtpUrl: undefined,
      notifyEmail: undefined,
      trustedProxies: { ranges: [], networks: [] },
      minFreeMb: 200,
      metricsToken: undefined,
      rateLimits: true,
      logLevel: 'info',
      retentionDays: 730,
      chatAlarms: [30, 120, 600],
      timeZone: 'Asia/Amman',
      isTimeZoneChosen: false,
      workingHours: {
        days: new Set([0, 1, 2, 3, 4]),
        daysOff: new Set(),
        opensAt: 540,
        closesAt: 1_020,
      },
      webhookAllowPrivate: false,
    });
  });

  test('listen on every network in production', () => {
    expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({
      host: '0.0.0.0',
    });
  });

  test('are read from the environment', () => {
    expect(
      readSettings({
        PORT: '8080',
        HOST: '::1',
        DATABASE_FILE: '/srv/site.db',
        ADMIN_TOKEN: 'sixteen-letters!',
        SITE_URL: 'https://www.masar.example/',
        CONTACT_EMAIL: 'hello@masar.example',
        SMTP_URL: 'smtps://user:password@mail.masar.example:465',
        NOTIFY_EMAIL: 'sales@masar.example',
        INQUIRY_RECEIPTS: 'on',
        TRUST_PROXY: 'loopback',
        MIN_FREE_MB: '500',
        METRICS_TOKEN: 'a-token-for-metrics',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'debug',
        RETENTION_DAYS: '90',
        ACTIVITY_DAYS: '30',
        LEAD_RETENTION_DAYS: '400',
        TIME_ZONE: 'Europe/Berlin',
        WORKING_DAYS: 'mon-tue',
        DAYS_OFF: '2026-12-25',
        WORKING_HOURS: '08:30-16:00',
        WEBHOOK_ALLOW_PRIVATE: 'on',
      }),
    ).toEqual({
      activityDays: 30,
      leadRetentionDays: 400,
      port: 8080,
      host: '::1',
      databaseFile: '/srv/site.db',
      adminToken: 'sixteen-letters!',
      siteUrl: 'https://www.masar.example',
      contactEmail: 'hello@masar.example',
      smtpUrl: 'smtps://user:password@mail.masar.example:465',
      notifyEmail: 'sales@masar.example',
      inquiryReceipts: true,
      trustedProxies: { ranges: ['loopback'], networks: [] },
      minFreeMb: 500,
      metricsToken: 'a-token-for-metrics',
      rateLimits: false,
      logLevel: 'debug',
      retentionDays: 90,
      chatAlarms: [30, 120, 600],
      timeZone: 'Europe/Berlin',
      isTimeZoneChosen: true,
      workingHours: {
        days: new Set([1, 2]),
        daysOff: new Set(['2026-12-25']),
        opensAt: 510,
        closesAt: 960,
      },
      webhookAllowPrivate: true,
    });
  });

  test('count as not set when they are blank', () => {
    const names = ['PORT', 'HOST', 'ADMIN_TOKEN', 'SITE_URL', 'SMTP_URL', 'TRUST_PROXY'];
    const blank = Object.fromEntries(names.map((name) => [name, '']));
    expect(readSettings(blank)).toEqual(readSettings({}));
  });

  test('ignore unknown variables', () => {
    expect(readSettings({ NO_SUCH_SETTING: 'x' })).toEqual(readSettings({}));
  });
});

describe('a wrong setting', () => {
  test.each([
    ['PORT', 'eighty', 'expected a port number from 0 to 65535'],
    ['PORT', '65536', 'expected a port number from 0 to 65535'],
    ['PORT', '-1', 'expected a port number from 0 to 65535'],
    ['PORT', '80.5', 'expected a port number from 0 to 65535'],
    [
      'SITE_URL',
      'www.masar.example',
      'expected a URL such as https://www.example.com, without a path',
    ],
    [
      'SITE_URL',
      'ftp://masar.example',
      'expected a URL such as https://www.example.com, without a path',
    ],
    [
      'SITE_URL',
      'https://masar.example/sub',
      'expected a URL such as https://www.example.com, without a path',
    ],
    ['NODE_ENV', 'prod', 'expected development or production'],
    ['CONTACT_EMAIL', 'hello', 'expected an e-mail address'],
    ['NOTIFY_EMAIL', 'sales at masar', 'expected an e-mail address'],
    [
      'TRUST_PROXY',
      'yes',
      'expected off, loopback, private or networks such as 10.0.0.0/8, with commas between',
    ],
    ['RATE_LIMITS', '1', 'expected on or off'],
    ['LOG_LEVEL', 'loud', 'expected debug, info, warn or error'],
    ['RETENTION_DAYS', '0', 'expected a whole number of days, 1 or more'],
    ['RETENTION_DAYS', '1.5', 'expected a whole number of days, 1 or more'],
    ['LEAD_RETENTION_DAYS', '0', 'expected off or a whole number of days, 1 or more'],
    ['WORKING_DAYS', 'weekdays', 'expected days such as sun-thu'],
    [
      'DAYS_OFF',
      'Christmas',
      'expected days and ranges of at most 31 days, such as 2026-12-25,2027-03-09/2027-03-12',
    ],
    ['WORKING_HOURS', '9 to 5', 'expected hours such as 09:00-17:00'],
    ['TIME_ZONE', 'Mars/Olympus', 'expected a time zone such as Asia/Amman or Europe/Berlin'],
  ])('%s = %s is named with its value and what is expected', (name, value, expected) => {
    expect(errorOf({ [name]: value })).toBe(`${name} holds "${value}": ${expected}`);
  });

  test.each([
    ['SMTP_URL', 'smtp://', 'expected a URL such as smtps://user:password@mail.example.com:465'],
    ['ADMIN_TOKEN', 'too-short', 'expected at least 16 characters: letters, digits, signs'],
    [
      'SMTP_URL',
      'http://user:hunter2@mail.example',
      'expected a URL such as smtps://user:password@mail.example.com:465',
    ],
  ])('%s is named without its secret', (name, value, expected) => {
    const message = errorOf({ [name]: value });
    expect(message).toBe(`${name} holds a value of ${value.length} characters: ${expected}`);
    expect(message).not.toContain(value);
  });

  test('does not hide other wrong settings', () => {
    const lines = errorOf({ PORT: 'x', LOG_LEVEL: 'loud', ADMIN_TOKEN: 'short' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'ADMIN_TOKEN', 'LOG_LEVEL']);
  });
});
