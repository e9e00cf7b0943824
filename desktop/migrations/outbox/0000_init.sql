CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`restaurant_id` text NOT NULL,
	`method` text NOT NULL,
	`path` text NOT NULL,
	`body` text NOT NULL,
	`made_at` integer NOT NULL,
	`checksum` text NOT NULL,
	`state` text NOT NULL,
	`refusal` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_unique` ON `outbox` (`key`);--> statement-breakpoint
CREATE TABLE `print_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`printer_id` text NOT NULL,
	`copy` integer NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`may_have_printed` integer DEFAULT false NOT NULL,
	`problem` text,
	`made_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `print_jobs_once` ON `print_jobs` (`order_id`,`printer_id`,`copy`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
