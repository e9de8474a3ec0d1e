import { toast } from '#storefront/toast.ts';

/** The phone's own sharing; where there is none, the address is copied. */
export async function share(title: string, copied: string): Promise<void> {
  const url = window.location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast({ text: copied, tone: 'success' });
  } catch {
    // The visitor closed the sheet, or the browser forbids copying: nothing to say.
  }
}
