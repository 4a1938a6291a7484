ALTER TABLE `leads` ADD `status` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `lost_reason` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `owner_id` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `due_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `source` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `leads` SET `updated_at` = `created_at`;--> statement-breakpoint
CREATE INDEX `leads_by_status` ON `leads` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_by_owner` ON `leads` (`owner_id`,`created_at`,`id`) WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX `leads_by_due_time` ON `leads` (`due_at`) WHERE due_at is not null;