ALTER TABLE `team_members` ADD `slug` text;--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_slug` ON `team_members` (`slug`,`language`);