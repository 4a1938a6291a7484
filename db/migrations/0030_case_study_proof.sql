ALTER TABLE `case_studies` ADD `location` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `team` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `steps` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `lessons` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `related_insight_id` text REFERENCES insights(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `is_sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `insights` ADD `is_sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `is_sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `team_members` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `team_members` ADD `is_sample` integer DEFAULT false NOT NULL;