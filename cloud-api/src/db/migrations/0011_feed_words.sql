-- Feed rows stored by older releases: order_heard and heardAt are now order_acknowledged and acknowledgedAt.
UPDATE "feed" SET
  "event" = CASE WHEN "event" = 'order_heard' THEN 'order_acknowledged' ELSE "event" END,
  "data" = ("data" - 'heardAt') || jsonb_build_object('acknowledgedAt', "data"->'heardAt')
WHERE "event" = 'order_heard' OR "data"->'heardAt' IS NOT NULL;
