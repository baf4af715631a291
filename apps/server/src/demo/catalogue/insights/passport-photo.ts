export const passportPhoto = `
<p>Most applications that come back at once come back because of the photo. You do not need a
studio. You need a window, a wall, a friend and ten minutes of daylight.</p>
<h3>Light and wall</h3>
<p>Stand an arm’s length away from a plain white or very light wall, so that you throw no shadow on
it. Look towards a large window or an open door. Daylight without sun on your face is best: before
noon, or under a light cloud. Switch off the lamp above you; it makes dark holes of the eyes. Never
use the flash.</p>
<h3>The friend and the phone</h3>
<p>A selfie is taken from too near and makes the nose large and the ears small. Let somebody else
hold the phone, at the height of your eyes, about one and a half metres away. Use the camera on the
back, clean its glass with a soft cloth, and leave some space around head and shoulders: it is cut
later. Take five pictures. In one of them you have your eyes open.</p>
<h3>Face and clothes</h3>
<ul>
<li>Look straight into the camera, mouth closed, no smile, both eyes open.</li>
<li>No glasses, even if you wear them every day. Many countries refuse them.</li>
<li>Hair away from eyes and cheeks. Where ears have to be seen, put it behind them.</li>
<li>A scarf for religious reasons is accepted nearly everywhere, if the face is free from the chin to
the forehead and the scarf throws no shadow. Choose one colour that is not white.</li>
<li>No white shirt before a white wall: you would be a head without shoulders.</li>
<li>No filter, no beauty mode, no smoothing. Officers compare you with the picture, and machines do
as well.</li>
</ul>
<h3>Which size</h3>
<p>The size depends on who asks for it. These are common ones; the page of each visa says which one
counts.</p>
<table>
<tr><th>For</th><th>Size</th><th>Background</th></tr>
<tr><td>Most visas of Europe and of the Gulf</td><td>35 × 45 mm</td><td>White or light grey</td></tr>
<tr><td>Visas of India and of the United States</td><td>2 × 2 inches</td><td>White</td></tr>
<tr><td>Visa of China</td><td>33 × 48 mm</td><td>White</td></tr>
</table>
<p>Send us the whole picture as it came out of the phone, without cutting it. We cut it to size, and
it loses nothing on the way if you send it here and not by a messenger that makes it smaller.</p>
<h3>A photo of a document</h3>
<p>For a photo of your passport or NID the rules are others: put it on a dark cloth on a table by
the window, hold the phone flat above it, and keep all four corners in the picture. If a lamp or the
sky shines in the plastic, turn the table a little. Read the number on the screen: if you can read it
without effort, so can we.</p>
<h3>How old it may be</h3>
<p>Usually not older than six months, and not the one that is in your passport already. If you have
grown a beard since, or shaved it off, take a new one. It costs you ten minutes; a second appointment
costs you a day and the bus to Dhaka.</p>
`;
