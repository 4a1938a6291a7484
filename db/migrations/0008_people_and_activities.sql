CREATE TABLE `activities` (
	`id` text NOT NULL,
	`type` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`lead_id` text,
	`client_id` text,
	`conversation_id` text,
	`actor_type` text NOT NULL,
	`actor_id` text,
	`request_id` text,
	`data` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`created_at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `activities_by_type` ON `activities` (`type`);--> statement-breakpoint
CREATE INDEX `activities_by_subject` ON `activities` (`subject_type`,`subject_id`);--> statement-breakpoint
CREATE INDEX `activities_by_actor` ON `activities` (`actor_id`) WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX `activities_by_lead` ON `activities` (`lead_id`) WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX `activities_by_client` ON `activities` (`client_id`) WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX `activities_by_conversation` ON `activities` (`conversation_id`) WHERE conversation_id is not null;--> statement-breakpoint
CREATE TABLE `staff_invitations` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invitations_secret_hash_unique` ON `staff_invitations` (`secret_hash`);--> statement-breakpoint
ALTER TABLE `staff_sessions` ADD `browser` text;--> statement-breakpoint
ALTER TABLE `users` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `email` text;--> statement-breakpoint
ALTER TABLE `users` ADD `role` text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `created_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
UPDATE `users` SET `name` = `username`, `created_at` = cast(unixepoch('subsec') * 1000 as integer);
