/** Share links for a page with a text. `url` is absolute and comes last, because chats preview the last link. */
export function shareAddresses({ title, url }: { title: string; url: string }) {
  const query = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
  return {
    whatsApp: `https://wa.me/?${query({ text: `${title}\n${url}` })}`,
    email: `mailto:?${query({ subject: title, body: `${title}\n\n${url}` })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    x: `https://x.com/intent/post?${query({ text: title, url })}`,
  };
}
