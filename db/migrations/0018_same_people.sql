CREATE TABLE `same_people` (
	`address` text PRIMARY KEY NOT NULL,
	`confirmed_by` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
