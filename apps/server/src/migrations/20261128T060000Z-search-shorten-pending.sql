-- What was stored lately waits in a list outside the tree, and each search reads all of it: at most 128 kB, not 4 MB.
alter index order_documents_words set (gin_pending_list_limit = 128);
alter index producer_documents_words set (gin_pending_list_limit = 128);
