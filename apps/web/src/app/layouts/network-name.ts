/** Names of social networks by the domain of their addresses. */
const names: Partial<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** Returns 'Facebook' for 'https://www.facebook.com/yourcompany', and the host of an unknown network. */
export function networkName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  const domain = host.split('.').slice(-2).join('.');
  return names[domain] ?? host;
}
