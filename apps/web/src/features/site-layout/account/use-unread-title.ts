import { useEffect } from 'react'

const PREFIX = /^\(\d+\+?\) /

/**
 * Begins the title of the tab with the number of unread conversations. Each page sets its own title, so the number is put
 * before every new one.
 */
export function useUnreadTitle(count: number): void {
  useEffect(() => {
    const mark = () => {
      const plain = document.title.replace(PREFIX, '')
      const title = count > 0 ? `(${count}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(PREFIX, '')
    }
  }, [count])
}
