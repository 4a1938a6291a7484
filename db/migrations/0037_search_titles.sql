ALTER TABLE `case_studies` ADD `search_title` text;--> statement-breakpoint
ALTER TABLE `insights` ADD `search_title` text;