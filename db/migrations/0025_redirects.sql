CREATE TABLE `redirects` (
	`id` text PRIMARY KEY NOT NULL,
	`from_path` text NOT NULL,
	`subject_type` text,
	`subject_id` text,
	`to_path` text,
	`to_suffix` text DEFAULT '' NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`last_hit_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_from_path_unique` ON `redirects` (`from_path`);--> statement-breakpoint
CREATE INDEX `redirects_by_time` ON `redirects` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `redirects_by_subject` ON `redirects` (`subject_type`,`subject_id`);