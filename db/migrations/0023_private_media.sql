DROP INDEX `media_by_time`;--> statement-breakpoint
ALTER TABLE `media` ADD `is_private` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `media_by_time` ON `media` (`is_private`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `lead_replies` ADD `attachment_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `lead_replies_with_files` ON `lead_replies` (`id`) WHERE attachment_ids <> '[]';