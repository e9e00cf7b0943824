CREATE TABLE `feed_orders` (
	`order_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`seq` integer NOT NULL,
	`is_open` integer NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `feed_position` (
	`restaurant_id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cached_responses` (
	`path` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`body` text NOT NULL
);
