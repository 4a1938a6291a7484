CREATE TABLE `analytics_sources` (
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`value` text NOT NULL,
	`sessions` integer NOT NULL,
	`conversions` integer NOT NULL,
	`converted_sessions` integer NOT NULL,
	PRIMARY KEY(`kind`, `day`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `analytics_days` ADD `sources` text DEFAULT 'changed' NOT NULL;--> statement-breakpoint
ALTER TABLE `analytics_sessions` ADD `exit_page` text;--> statement-breakpoint
ALTER TABLE `analytics_sessions` ADD `step` integer DEFAULT 0 NOT NULL;