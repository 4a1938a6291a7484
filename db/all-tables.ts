/** Every table and view of the application; a test compares it with the files of db/schema. */
export * from './schema/access-tokens';
export * from './schema/activities';
export * from './schema/analytics';
export * from './schema/case-studies';
export * from './schema/chat';
export * from './schema/clients';
export * from './schema/idempotency';
export * from './schema/insights';
export * from './schema/keys';
export * from './schema/leads';
export * from './schema/mail';
export * from './schema/media';
export * from './schema/pages';
export * from './schema/project-updates';
export * from './schema/projects';
export * from './schema/staff';
export * from './schema/webhooks';
