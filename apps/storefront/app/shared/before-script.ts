/**
 * Run by the page before all other scripts, for presses that React does not hear yet. One on a link to another
 * language keeps the filters. The last one on a button is made again once the page answers.
 */
export const beforeScript = `(()=>{
let pressed;
const page=document.documentElement;
const awake=new MutationObserver(()=>{awake.disconnect();if(pressed?.isConnected)pressed.click()});
awake.observe(page,{attributeFilter:['data-hydrated']});
addEventListener('click',({target})=>{
const a=target.closest('a[hreflang]');
if(a){a.search=location.search;a.hash=location.hash}
if(!page.dataset.hydrated)pressed=target.closest('button[type=button]')||pressed;
},true);
})()`;
