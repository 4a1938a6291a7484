ALTER TABLE `analytics_counts` ADD `network` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `analytics_state` ADD `trimmed_to` text;--> statement-breakpoint
ALTER TABLE `analytics_state` ADD `retained_at` integer;--> statement-breakpoint
ALTER TABLE `analytics_state` ADD `clock_jumped_at` integer;