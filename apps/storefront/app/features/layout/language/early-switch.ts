/**
 * Run by the page before all other scripts: a press on a link to another language keeps the filters, though
 * React does not hear it yet.
 */
export const earlySwitch = `addEventListener('click',({target})=>{const a=target.closest('a[hreflang]');if(a){a.search=location.search;a.hash=location.hash}},true)`;
