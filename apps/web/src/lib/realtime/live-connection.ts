let isUp = false

/** Whether the tab is connected to realtime. Pages that must not miss anything ask the server while it is not. */
export const liveConnection = {
  isUp: () => isUp,
  set(connected: boolean) {
    isUp = connected
  },
}
