CREATE TABLE `revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`version` integer NOT NULL,
	`actor_id` text,
	`public_from` integer,
	`size` integer NOT NULL,
	`changed_fields` text,
	`words_added` integer,
	`words_removed` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`fields` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `revisions_by_subject` ON `revisions` (`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `revisions_not_public` ON `revisions` (`subject_id`,`id`) WHERE public_from is null;