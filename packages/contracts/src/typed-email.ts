/**
 * Converts a typed or pasted email address to an ASCII domain (`user@école.ci` becomes `user@xn--cole-9oa.ci`), without
 * invisible characters, `mailto:` and trailing signs. Returns invalid text unchanged.
 */
export function asciiEmail(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\u3002/g, '.')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^<([^<>]*)>$/, '$1')
    .replace(/[.,;]+$/, '')
    .trim();
  const at = plain.lastIndexOf('@');
  return at === -1 ? plain : `${plain.slice(0, at)}@${asciiDomain(plain.slice(at + 1))}`;
}

/** Returns domains in ASCII and invalid ones unchanged. */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u00b7\u30fb-]+$/u.test(domain)) return domain;
  const url = `http://${domain}`;
  return domain.split('.').some(mixesScripts) || !URL.canParse(url) ? domain : new URL(url).hostname;
}

const scripts = [/\p{scx=Latin}/u, /\p{scx=Cyrillic}/u, /\p{scx=Greek}/u, /\p{scx=Armenian}/u, /\p{scx=Cherokee}/u];

/** Returns whether a label mixes look-alike scripts, as no registry allows: `exаmple` with a Cyrillic а. */
function mixesScripts(label: string): boolean {
  const letters = label.normalize('NFC').replace(/[^\p{L}]/gu, '');
  return scripts.filter((script) => script.test(letters)).length > 1;
}

/** An address in plain ASCII. The last label of the domain is letters, or an internationalised one. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/;
