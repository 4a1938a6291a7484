CREATE TABLE `autosaves` (
	`subject_id` text NOT NULL,
	`person_id` text NOT NULL,
	`form_values` text NOT NULL,
	`started_from` integer NOT NULL,
	`draft` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`subject_id`, `person_id`)
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_type` text NOT NULL,
	`title` text NOT NULL,
	`fields` text NOT NULL,
	`started_from` integer NOT NULL,
	`actor_id` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
ALTER TABLE `revisions` ADD `is_draft` integer DEFAULT false NOT NULL;