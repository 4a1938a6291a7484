CREATE TABLE `notification_hours` (
	`recipient` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`sent` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `digest_count` integer;