const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths at which a page is looked at; most visitors have a phone of 360 pixels. */
export const viewports = {
  smallPhone: viewport('Small phone', 320, 568),
  phone: viewport('Phone', 360, 740),
  tablet: viewport('Tablet', 768, 1024),
  laptop: viewport('Small laptop', 1024, 768),
  desktop: viewport('Desktop', 1440, 900),
};
