export interface Shared {
  title: string;
  /** Absolute URL. */
  url: string;
}

/** Whether the browser has a sharing sheet: that of the device, with the user's apps. */
export const hasShareSheet = () => 'share' in navigator;

/** Opens the sharing sheet. A user who closes it has shared nothing, which is no error. */
export function openShareSheet({ title, url }: Shared): void {
  void navigator.share({ title, text: title, url }).catch(() => undefined);
}
