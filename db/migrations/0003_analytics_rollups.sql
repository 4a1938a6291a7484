CREATE TABLE `analytics_counts` (
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`value` text NOT NULL,
	`events` integer NOT NULL,
	PRIMARY KEY(`kind`, `day`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `analytics_days` (
	`day` text PRIMARY KEY NOT NULL,
	`events` integer DEFAULT 0 NOT NULL,
	`conversions` integer DEFAULT 0 NOT NULL,
	`sessions` integer DEFAULT 0 NOT NULL,
	`converted_sessions` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `analytics_hours` (
	`starts_at` integer PRIMARY KEY NOT NULL,
	`events` integer DEFAULT 0 NOT NULL,
	`conversions` integer DEFAULT 0 NOT NULL,
	`sessions` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `analytics_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`events` integer NOT NULL,
	`conversions` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `analytics_sessions_by_start` ON `analytics_sessions` (`started_at`);--> statement-breakpoint
CREATE TABLE `analytics_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`time_zone` text NOT NULL,
	`kept_since` text
);
--> statement-breakpoint
CREATE TABLE `analytics_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`last_used_on` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `analytics_texts_text_unique` ON `analytics_texts` (`text`);--> statement-breakpoint
CREATE TABLE `event_log` (
	`created_at` integer NOT NULL,
	`id` text NOT NULL,
	`session_id` text,
	`type_id` integer NOT NULL,
	`event_data` text,
	`user_agent_id` integer,
	`ip` text,
	`referrer_id` integer,
	PRIMARY KEY(`created_at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `event_log_by_type` ON `event_log` (`type_id`,`created_at`,`id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_conversions` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text,
	`conversion_type` text NOT NULL,
	`value` text,
	`lead_id` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_conversions`("id", "session_id", "conversion_type", "value", "lead_id", "created_at") SELECT "id", "session_id", "conversion_type", "value", "lead_id", "created_at" FROM `conversions`;--> statement-breakpoint
DROP TABLE `conversions`;--> statement-breakpoint
ALTER TABLE `__new_conversions` RENAME TO `conversions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `conversions_by_time` ON `conversions` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversions_by_lead` ON `conversions` (`lead_id`);