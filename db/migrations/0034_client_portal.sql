CREATE TABLE `client_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`news` text DEFAULT 'at_once' NOT NULL,
	`link_hash` text,
	`link_expires_at` integer,
	`link_used_at` integer,
	`access_ended_at` integer,
	`seen_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_contacts_link_hash_unique` ON `client_contacts` (`link_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `client_contacts_by_client` ON `client_contacts` (`client_id`,lower("email"));--> statement-breakpoint
CREATE INDEX `client_contacts_by_email` ON `client_contacts` (lower("email"));--> statement-breakpoint
CREATE TABLE `contact_sessions` (
	`cookie_hash` text PRIMARY KEY NOT NULL,
	`contact_id` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `client_contacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_sessions_by_contact` ON `contact_sessions` (`contact_id`);--> statement-breakpoint
CREATE INDEX `contact_sessions_by_expiry` ON `contact_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `milestones` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`title` text NOT NULL,
	`due_date` integer,
	`is_done` integer DEFAULT false NOT NULL,
	`done_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `milestones_by_project` ON `milestones` (`project_id`,`due_date`,`id`);--> statement-breakpoint
CREATE TABLE `asks` (
	`id` text PRIMARY KEY NOT NULL,
	`update_id` text NOT NULL,
	`kind` text NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`due_date` integer,
	`outcome` text,
	`answer` text,
	`answer_file` text,
	`answered_by_id` text,
	`answered_by_name` text,
	`answered_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`update_id`) REFERENCES `project_updates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by_id`) REFERENCES `client_contacts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `asks_update_id_unique` ON `asks` (`update_id`);--> statement-breakpoint
CREATE INDEX `asks_open` ON `asks` (`due_date`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `asks_by_contact` ON `asks` (`answered_by_id`);--> statement-breakpoint
CREATE TABLE `contact_news` (
	`id` text PRIMARY KEY NOT NULL,
	`contact_id` text NOT NULL,
	`event` text NOT NULL,
	`project_id` text NOT NULL,
	`update_id` text,
	`mail` text NOT NULL,
	`mail_id` text,
	`sent_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `client_contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`update_id`) REFERENCES `project_updates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_news_by_contact` ON `contact_news` (`contact_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_news_by_update` ON `contact_news` (`update_id`);--> statement-breakpoint
CREATE INDEX `contact_news_by_mail` ON `contact_news` (`mail_id`);--> statement-breakpoint
CREATE INDEX `contact_news_to_digest` ON `contact_news` (`contact_id`) WHERE mail = 'digest' and mail_id is null;--> statement-breakpoint
CREATE TABLE `update_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`update_id` text NOT NULL,
	`text` text NOT NULL,
	`contact_id` text,
	`staff_id` text,
	`contact_name` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`update_id`) REFERENCES `project_updates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contact_id`) REFERENCES `client_contacts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `update_comments_by_time` ON `update_comments` (`update_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `update_comments_by_contact` ON `update_comments` (`contact_id`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `update_id` text REFERENCES project_updates(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `notifications_by_update` ON `notifications` (`update_id`);--> statement-breakpoint
ALTER TABLE `project_updates` ADD `author_id` text;--> statement-breakpoint
ALTER TABLE `project_updates` ADD `is_draft` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `project_updates` ADD `is_visible` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `project_updates` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `progress_from_milestones` integer DEFAULT false NOT NULL;