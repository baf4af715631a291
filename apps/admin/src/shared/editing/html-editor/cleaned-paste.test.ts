import { expect, it } from 'vitest';
import { cleanedPaste } from './cleaned-paste.ts';

it('takes the points of a list in Word as a list, and nothing of its styles', () => {
  const pasted = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{margin:0}</style></head>
    <body><!--StartFragment--><p class=MsoNormal style='mso-fareast-language:BN'><b>Papers</b><o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
      style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Passport</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span
      style='mso-list:Ignore'>·</span>Photo</p>
    <p class=MsoListParagraph><span style='mso-list:Ignore'>1.</span>Apply</p><!--EndFragment--></body></html>`;
  expect(cleanedPaste(pasted).replaceAll(/>\s+</g, '><').trim()).toBe(
    '<p><b>Papers</b></p><ul><li>Passport</li><li>Photo</li></ul><ol><li>Apply</li></ol>',
  );
});

it('takes what Google Docs says by a style, and is not bold where all of it is said to be', () => {
  const pasted =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt">Visa</span></h1><p><span style="font-weight:700">Bring</span> <span style="font-style:italic">both</span></p></b>';
  expect(cleanedPaste(pasted)).toBe('<h3>Visa</h3><p><strong>Bring</strong> <em>both</em></p>');
});

it('keeps nothing that runs, loads or leads where no new link may', () => {
  const pasted =
    '<p onclick="x()">One<img src="x" onerror="x()"><script>x()</script></p><iframe src="x">y</iframe><a href="javascript:x()">two</a> <a href="http://x.example">three</a> <a href="https://x.example" target="_blank">four</a>';
  const cleaned = cleanedPaste(pasted);
  expect(cleaned).not.toMatch(/onclick|onerror|script|iframe|img|http:|target/);
  expect(cleaned).toContain('<a href="https://x.example">four</a>');
  expect(cleaned).toContain('three');
});

it('keeps lines apart that another program puts into boxes', () => {
  const pasted =
    '<html><head><title>Draft 3</title></head><body><div><div>Bring your passport</div><div>Come at 9</div></div><h2>Fees</h2><dl><dt>Visa</dt><dd>Free</dd></dl></body></html>';
  expect(cleanedPaste(pasted)).toBe(
    '<p>Bring your passport</p><p>Come at 9</p><h3>Fees</h3><p>Visa</p><p>Free</p>',
  );
});
