import { Boat } from './boat.tsx';
import { Bridge } from './bridge.tsx';
import { Road } from './road.tsx';

export const drawings = { road: Road, boat: Boat, bridge: Bridge };
