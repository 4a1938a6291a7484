CREATE TABLE `lead_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`author_id` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`message_id` text NOT NULL,
	`state` text NOT NULL,
	`error` text,
	`send_at` integer NOT NULL,
	`sent_at` integer,
	`lead_before` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_replies_by_lead` ON `lead_replies` (`lead_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `letter` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `started_at` integer;