CREATE TABLE `team_members` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text,
	`city` text,
	`languages` text DEFAULT '[]' NOT NULL,
	`history` text,
	`portrait_id` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`portrait_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
DROP INDEX `case_studies_by_time`;--> statement-breakpoint
DROP INDEX `case_studies_featured`;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `status` text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `author_id` text REFERENCES team_members(id);--> statement-breakpoint
ALTER TABLE `case_studies` ADD `translation_of` text REFERENCES case_studies(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `case_studies_public` ON `case_studies` (`status`,`language`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `case_studies_scheduled` ON `case_studies` (`status`,`published_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `case_studies_translations` ON `case_studies` (`translation_of`,`language`);--> statement-breakpoint
CREATE INDEX `case_studies_featured` ON `case_studies` (`status`,`language`,`featured`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `__new_insights` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`category` text NOT NULL,
	`status` text DEFAULT 'published' NOT NULL,
	`published_at` integer,
	`language` text DEFAULT 'en' NOT NULL,
	`author_id` text,
	`translation_of` text,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `team_members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`translation_of`) REFERENCES `insights`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_insights`("id", "title", "slug", "excerpt", "content", "category", "status", "published_at", "updated_at") SELECT "id", "title", "slug", "excerpt", "content", "category", iif("published_at" > unixepoch('subsec') * 1000, 'scheduled', 'published'), "published_at", "updated_at" FROM `insights`;--> statement-breakpoint
DROP TABLE `insights`;--> statement-breakpoint
ALTER TABLE `__new_insights` RENAME TO `insights`;--> statement-breakpoint
CREATE UNIQUE INDEX `insights_slug_unique` ON `insights` (`slug`);--> statement-breakpoint
CREATE INDEX `insights_public` ON `insights` (`status`,`language`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `insights_scheduled` ON `insights` (`status`,`published_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `insights_translations` ON `insights` (`translation_of`,`language`);--> statement-breakpoint
ALTER TABLE `pages` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `pages` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `author_id` text REFERENCES team_members(id);--> statement-breakpoint
ALTER TABLE `pages` ADD `translation_of` text REFERENCES pages(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `pages_public` ON `pages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pages_scheduled` ON `pages` (`status`,`published_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_translations` ON `pages` (`translation_of`,`language`);--> statement-breakpoint
UPDATE `case_studies` SET `published_at` = `created_at`;--> statement-breakpoint
UPDATE `pages` SET `published_at` = `created_at` WHERE `status` = 'published';--> statement-breakpoint
SELECT note('The insight /insights/' || `slug` || ' is dated ' || strftime('%Y-%m-%dT%H:%M:%SZ', `published_at` / 1000, 'unixepoch') || ': it is scheduled, and public from then on') FROM `insights` WHERE `status` = 'scheduled' ORDER BY `published_at`;
