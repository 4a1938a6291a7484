CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`actor_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `preview_links_secret_hash_unique` ON `preview_links` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `preview_links_by_subject` ON `preview_links` (`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `preview_links_expired` ON `preview_links` (`expires_at`);