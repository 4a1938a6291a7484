CREATE TABLE `lead_reminders` (
	`lead_id` text PRIMARY KEY NOT NULL,
	`due_at` integer,
	`due_soon_notified_for` integer,
	`overdue_notified_for` integer,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_reminders_due_soon` ON `lead_reminders` (`due_at`) WHERE due_at is not null and due_soon_notified_for is not due_at;--> statement-breakpoint
CREATE INDEX `lead_reminders_overdue` ON `lead_reminders` (`due_at`) WHERE due_at is not null and overdue_notified_for is not due_at;--> statement-breakpoint
CREATE TABLE `notification_choices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`choices` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`lead_id` text,
	`note_id` text,
	`actor_id` text,
	`due_at` integer,
	`count` integer DEFAULT 1 NOT NULL,
	`is_in_console` integer NOT NULL,
	`is_in_browser` integer NOT NULL,
	`mail` text DEFAULT 'never' NOT NULL,
	`read_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`note_id`) REFERENCES `lead_notes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_by_time` ON `notifications` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_by_lead` ON `notifications` (`lead_id`);--> statement-breakpoint
CREATE INDEX `notifications_by_note` ON `notifications` (`note_id`);--> statement-breakpoint
CREATE INDEX `notifications_to_mail` ON `notifications` (`mail`) WHERE mail <> 'never';--> statement-breakpoint
INSERT INTO `lead_reminders` (`lead_id`, `due_at`) SELECT `id`, `due_at` FROM `leads` WHERE `due_at` IS NOT NULL;
