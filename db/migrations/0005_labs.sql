CREATE INDEX labs_pending ON labs (id) WHERE aggregator_status = 'pending';
