ALTER TABLE `analytics_sessions` ADD `landing_page` text;--> statement-breakpoint
ALTER TABLE `analytics_sessions` ADD `referrer_host` text;--> statement-breakpoint
ALTER TABLE `analytics_sessions` ADD `utm` text;