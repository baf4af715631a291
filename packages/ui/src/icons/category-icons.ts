import {
  BedDouble,
  Briefcase,
  Building,
  Bus,
  FileCheck,
  FileText,
  Globe,
  GraduationCap,
  HeartPulse,
  Hotel,
  Map as MapIcon,
  MoonStar,
  Plane,
  PlaneTakeoff,
  Ship,
  Stamp,
  Stethoscope,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** The icons that a catalogue can name. Each costs a few hundred bytes on the first page. */
export const categoryIcons: ReadonlyMap<string, LucideIcon> = new Map([
  ['bed-double', BedDouble],
  ['briefcase', Briefcase],
  ['building', Building],
  ['bus', Bus],
  ['file-check', FileCheck],
  ['file-text', FileText],
  ['globe', Globe],
  ['graduation-cap', GraduationCap],
  ['heart-pulse', HeartPulse],
  ['hotel', Hotel],
  ['kaaba', MoonStar],
  ['map', MapIcon],
  ['moon-star', MoonStar],
  ['plane', Plane],
  ['plane-takeoff', PlaneTakeoff],
  ['ship', Ship],
  ['stamp', Stamp],
  ['stethoscope', Stethoscope],
  ['users', Users],
]);

/** Their names, for whoever chooses one. */
export const categoryIconNames = (): string[] => [...categoryIcons.keys()];
