export type NoticeEvent = 'notice.created' | 'notice.read'
