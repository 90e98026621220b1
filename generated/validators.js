// Written by `npm run codegen` from spec/openapi.yaml, spec/settings.yaml, spec/work.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/contract/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const openapi_getMe_200 = validate53;
const schema20 = {"type":"object","additionalProperties":false,"required":["workspace","key","rate_limit"],"properties":{"workspace":{"$ref":"#/components/schemas/MeWorkspace"},"key":{"$ref":"#/components/schemas/MeKey"},"rate_limit":{"$ref":"#/components/schemas/MeRateLimit"}}};
const schema21 = {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema21.required,parentSchema:schema21,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema21,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.id.type,parentSchema:schema21.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate54.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema21.properties.name.type,parentSchema:schema21.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"type":"string"},"scopes":{"type":"array","items":{"$ref":"#/components/schemas/Scope"}}}};
const schema23 = {"type":"string","enum":["read:projects","read:tasks","read:events","read:members","write:tasks","write:events","write:comments"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema23.type,parentSchema:schema23,data}];
return false;
}
if(!(((((((data === "read:projects") || (data === "read:tasks")) || (data === "read:events")) || (data === "read:members")) || (data === "write:tasks")) || (data === "write:events")) || (data === "write:comments"))){
validate57.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},schema:schema23.enum,parentSchema:schema23,data}];
return false;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.scopes === undefined) && (missing0 = "scopes"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema22.required,parentSchema:schema22,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "scopes"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate56.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.name.type,parentSchema:schema22.properties.name,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data1 = data.scopes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate57(data1[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema22.properties.scopes.type,parentSchema:schema22.properties.scopes,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","additionalProperties":false,"required":["key","workspace","write"],"properties":{"key":{"$ref":"#/components/schemas/RateLimitState"},"workspace":{"$ref":"#/components/schemas/RateLimitState"},"write":{"$ref":"#/components/schemas/RateLimitState"}}};
const schema25 = {"type":"object","additionalProperties":false,"required":["limit","remaining"],"properties":{"limit":{"type":"integer","format":"int32","minimum":0},"remaining":{"type":"integer","format":"int32","minimum":0}}};
const formats0 = formats.int32;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.limit === undefined) && (missing0 = "limit")) || ((data.remaining === undefined) && (missing0 = "remaining"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema25.required,parentSchema:schema25,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "remaining"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate61.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.limit.type,parentSchema:schema25.properties.limit,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate61.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema25.properties.limit,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate61.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema25.properties.limit,data:data0}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined){
let data1 = data.remaining;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate61.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.remaining.type,parentSchema:schema25.properties.remaining,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate61.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema25.properties.remaining,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate61.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema25.properties.remaining,data:data1}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.write === undefined) && (missing0 = "write"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema24.required,parentSchema:schema24,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "workspace")) || (key0 === "write"))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
const _errs2 = errors;
if(!(validate61(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
const _errs3 = errors;
if(!(validate61(data.workspace, {instancePath:instancePath+"/workspace",parentData:data,parentDataProperty:"workspace",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write !== undefined){
const _errs4 = errors;
if(!(validate61(data.write, {instancePath:instancePath+"/write",parentData:data,parentDataProperty:"write",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.workspace === undefined) && (missing0 = "workspace")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.rate_limit === undefined) && (missing0 = "rate_limit"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema20.required,parentSchema:schema20,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "workspace") || (key0 === "key")) || (key0 === "rate_limit"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workspace !== undefined){
const _errs2 = errors;
if(!(validate54(data.workspace, {instancePath:instancePath+"/workspace",parentData:data,parentDataProperty:"workspace",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs3 = errors;
if(!(validate56(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limit !== undefined){
const _errs4 = errors;
if(!(validate60(data.rate_limit, {instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_listProjects_query_cursor = validate66;
const schema26 = {"type":"string","maxLength":1024};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate66.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema26,data}];
return false;
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_listProjects_200 = validate67;
const schema27 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/ProjectListItem"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema28 = {"type":"object","additionalProperties":false,"required":["id","name","description","created_at","updated_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"},"task_count":{"type":"integer","format":"int32","minimum":0}}};
const formats4 = formats["date-time"];

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema28.required,parentSchema:schema28,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "task_count"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema28,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate68.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema28.properties.id.type,parentSchema:schema28.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate68.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema28.properties.name.type,parentSchema:schema28.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate68.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema28.properties.description.type},schema:schema28.properties.description.type,parentSchema:schema28.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate68.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema28.properties.created_at.type},schema:schema28.properties.created_at.type,parentSchema:schema28.properties.created_at,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate68.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.created_at,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data4 = data.updated_at;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate68.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema28.properties.updated_at.type},schema:schema28.properties.updated_at.type,parentSchema:schema28.properties.updated_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate68.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.updated_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_count !== undefined){
let data5 = data.task_count;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate68.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema28.properties.task_count.type,parentSchema:schema28.properties.task_count,data:data5}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate68.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema28.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate68.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema28.properties.task_count,data:data5}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"type":["string","null"]}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.next_cursor === undefined) && (missing0 = "next_cursor")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema29.required,parentSchema:schema29,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "next_cursor")){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.next_cursor !== undefined){
let data0 = data.next_cursor;
if((typeof data0 !== "string") && (data0 !== null)){
validate70.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema29.properties.next_cursor.type},schema:schema29.properties.next_cursor.type,parentSchema:schema29.properties.next_cursor,data:data0}];
return false;
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema27.required,parentSchema:schema27,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema27,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate68(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema27.properties.data.type,parentSchema:schema27.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_getProject_200 = validate72;
const schema30 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Project"}}};
const schema31 = {"type":"object","additionalProperties":false,"required":["id","name","description","created_at","updated_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema31.required,parentSchema:schema31,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "created_at")) || (key0 === "updated_at"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate73.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate73.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate73.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema31.properties.description.type},schema:schema31.properties.description.type,parentSchema:schema31.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate73.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema31.properties.created_at.type},schema:schema31.properties.created_at.type,parentSchema:schema31.properties.created_at,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate73.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema31.properties.created_at,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data4 = data.updated_at;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate73.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema31.properties.updated_at.type},schema:schema31.properties.updated_at.type,parentSchema:schema31.properties.updated_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate73.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema31.properties.updated_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema30.required,parentSchema:schema30,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate72.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate73(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_listProjectCards_200 = validate75;
const schema32 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Card"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema33 = {"type":"object","additionalProperties":false,"required":["id","name","is_done","order"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"is_done":{"type":"boolean"},"order":{"type":["integer","null"],"format":"int32"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.is_done === undefined) && (missing0 = "is_done"))) || ((data.order === undefined) && (missing0 = "order"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "is_done")) || (key0 === "order"))){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_done !== undefined){
let data2 = data.is_done;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/is_done",schemaPath:"#/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.is_done.type,parentSchema:schema33.properties.is_done,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data3 = data.order;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate76.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema33.properties.order.type},schema:schema33.properties.order.type,parentSchema:schema33.properties.order,data:data3}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats0.validate(data3))){
validate76.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema33.properties.order,data:data3}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema32.required,parentSchema:schema32,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate76(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema32.properties.data.type,parentSchema:schema32.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_listMembers_200 = validate79;
const schema34 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Member"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema35 = {"type":"object","additionalProperties":false,"required":["id","name","email","role","joined_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string","format":"email"},"role":{"oneOf":[{"$ref":"#/components/schemas/MemberRole"},{"type":"null"}]},"joined_at":{"type":["string","null"],"format":"date-time"}}};
const formats16 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const schema36 = {"type":"string","enum":["owner","admin","member"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate81.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},schema:schema36.enum,parentSchema:schema36,data}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.joined_at === undefined) && (missing0 = "joined_at"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema35.required,parentSchema:schema35,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "role")) || (key0 === "joined_at"))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate80.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate80.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats16.test(data2))){
validate80.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema35.properties.email,data:data2}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema35.properties.email.type,parentSchema:schema35.properties.email,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate81(data3, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema35.properties.role.oneOf[1].type,parentSchema:schema35.properties.role.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema35.properties.role.oneOf,parentSchema:schema35.properties.role,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate80.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joined_at !== undefined){
let data4 = data.joined_at;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate80.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/type",keyword:"type",params:{type: schema35.properties.joined_at.type},schema:schema35.properties.joined_at.type,parentSchema:schema35.properties.joined_at,data:data4}];
return false;
}
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate80.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.joined_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema34.required,parentSchema:schema34,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate80(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema34.properties.data.type,parentSchema:schema34.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_listTasks_200 = validate85;
const schema37 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Task"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema38 = {"type":"object","additionalProperties":false,"required":["id","title","description","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":["string","null"]},"project_id":{"type":["string","null"]},"card":{"oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"type":["string","null"]},"due_date":{"type":["string","null"],"format":"date"},"due_time":{"type":["string","null"]},"progress":{"$ref":"#/components/schemas/TaskProgress"},"completed":{"type":"boolean"},"assignee_ids":{"type":"array","items":{"type":"string"}},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"}}};
const func2 = Object.prototype.hasOwnProperty;
const schema39 = {"type":"object","additionalProperties":false,"required":["id","name","is_done"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"is_done":{"type":"boolean"}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.is_done === undefined) && (missing0 = "is_done"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema39.required,parentSchema:schema39,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "is_done"))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema39.properties.id.type,parentSchema:schema39.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate87.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema39.properties.name.type,parentSchema:schema39.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_done !== undefined){
let data2 = data.is_done;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate87.errors = [{instancePath:instancePath+"/is_done",schemaPath:"#/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema39.properties.is_done.type,parentSchema:schema39.properties.is_done,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":["integer","null"],"format":"int32","minimum":0,"maximum":100};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema40.type},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate89.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema40,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate89.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema40,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate89.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema40,data}];
return false;
}
}
}
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":false,"dynamicItems":false};

const formats20 = formats.date;

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.due_time === undefined) && (missing0 = "due_time"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.assignee_ids === undefined) && (missing0 = "assignee_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema38.required,parentSchema:schema38,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema38.properties, key0))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate86.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema38.properties.id.type,parentSchema:schema38.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate86.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema38.properties.title.type,parentSchema:schema38.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate86.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema38.properties.description.type},schema:schema38.properties.description.type,parentSchema:schema38.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data3 = data.project_id;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate86.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema38.properties.project_id.type},schema:schema38.properties.project_id.type,parentSchema:schema38.properties.project_id,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data4 = data.card;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate87(data4, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema38.properties.card.oneOf[1].type,parentSchema:schema38.properties.card.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema38.properties.card.oneOf,parentSchema:schema38.properties.card,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data5 = data.priority;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate86.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema38.properties.priority.type},schema:schema38.properties.priority.type,parentSchema:schema38.properties.priority,data:data5}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data6 = data.due_date;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate86.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema38.properties.due_date.type},schema:schema38.properties.due_date.type,parentSchema:schema38.properties.due_date,data:data6}];
return false;
}
if(errors === _errs17){
if(errors === _errs17){
if(typeof data6 === "string"){
if(!(formats20.validate(data6))){
validate86.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema38.properties.due_date,data:data6}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data7 = data.due_time;
const _errs19 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate86.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema38.properties.due_time.type},schema:schema38.properties.due_time.type,parentSchema:schema38.properties.due_time,data:data7}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs21 = errors;
if(!(validate89(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data9 = data.completed;
const _errs22 = errors;
if(typeof data9 !== "boolean"){
validate86.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.completed.type,parentSchema:schema38.properties.completed,data:data9}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data10 = data.assignee_ids;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs26 = errors;
if(typeof data11 !== "string"){
validate86.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},schema:schema38.properties.assignee_ids.items.type,parentSchema:schema38.properties.assignee_ids.items,data:data11}];
return false;
}
var valid2 = _errs26 === errors;
if(!valid2){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},schema:schema38.properties.assignee_ids.type,parentSchema:schema38.properties.assignee_ids,data:data10}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data12 = data.created_at;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate86.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema38.properties.created_at.type},schema:schema38.properties.created_at.type,parentSchema:schema38.properties.created_at,data:data12}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate86.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema38.properties.created_at,data:data12}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data13 = data.updated_at;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate86.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema38.properties.updated_at.type},schema:schema38.properties.updated_at.type,parentSchema:schema38.properties.updated_at,data:data13}];
return false;
}
if(errors === _errs30){
if(errors === _errs30){
if(typeof data13 === "string"){
if(!(formats4.validate(data13))){
validate86.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema38.properties.updated_at,data:data13}];
return false;
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema37.required,parentSchema:schema37,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate86(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema37.properties.data.type,parentSchema:schema37.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_header_Idempotency$2d$Key = validate93;
const schema41 = {"type":"string","minLength":1,"maxLength":255};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate93.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema41,data}];
return false;
}
else {
if(func1(data) < 1){
validate93.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41,data}];
return false;
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_body = validate94;
const schema42 = {"type":"object","required":["title_text"],"properties":{"title_text":{"$ref":"#/components/schemas/NewTaskTitle"},"card_id":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"project_id":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"description":{"$ref":"#/components/schemas/TaskDescription"},"priority":{"oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"$ref":"#/components/schemas/TaskProgress"},"end_date":{"$ref":"#/components/schemas/TaskDueDate"},"end_time":{"$ref":"#/components/schemas/TaskDueTime"},"user_ids":{"$ref":"#/components/schemas/TaskAssignees"}},"allOf":[{"anyOf":[{"required":["card_id"],"properties":{"card_id":{"type":"string"}}},{"required":["project_id"],"properties":{"project_id":{"type":"string"}}}]}]};
const schema43 = {"type":"string","minLength":1,"maxLength":500,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};
const pattern3 = new RegExp("^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$", "u");

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate95.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema43,data}];
return false;
}
else {
if(func1(data) < 1){
validate95.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema43,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate95.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema43,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate95.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema43,data}];
return false;
}
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};
const pattern4 = new RegExp("^[^\\x00]*$", "u");

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema44.type},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate97.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema44,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate97.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema44,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate97.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema44,data}];
return false;
}
}
}
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"string","enum":["low","medium","high","urgent","none"]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema45.type,parentSchema:schema45,data}];
return false;
}
if(!(((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none"))){
validate99.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},schema:schema45.enum,parentSchema:schema45,data}];
return false;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};
const pattern7 = new RegExp("^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$", "u");

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema46.type},schema:schema46.type,parentSchema:schema46,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate102.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema46,data}];
return false;
}
else {
if(!(formats20.validate(data))){
validate102.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema46,data}];
return false;
}
}
}
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};
const pattern8 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema47.type},schema:schema47.type,parentSchema:schema47,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate104.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema47,data}];
return false;
}
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema48.type},schema:schema48.type,parentSchema:schema48,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate106.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema48,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate106.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema48.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate106.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema48.items,data:data0}];
return false;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema48.items.type,parentSchema:schema48.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_id === undefined) && (missing0 = "card_id")){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema42.allOf[0].anyOf[0].required,parentSchema:schema42.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.card_id !== undefined){
let data0 = data.card_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/card_id",schemaPath:"#/allOf/0/anyOf/0/properties/card_id/type",keyword:"type",params:{type: "string"},schema:schema42.allOf[0].anyOf[0].properties.card_id.type,parentSchema:schema42.allOf[0].anyOf[0].properties.card_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.card_id = true;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.project_id === undefined) && (missing1 = "project_id")){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema42.allOf[0].anyOf[1].required,parentSchema:schema42.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.project_id !== undefined){
let data1 = data.project_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"#/allOf/0/anyOf/1/properties/project_id/type",keyword:"type",params:{type: "string"},schema:schema42.allOf[0].anyOf[1].properties.project_id.type,parentSchema:schema42.allOf[0].anyOf[1].properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.project_id = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},schema:schema42.allOf[0].anyOf,parentSchema:schema42.allOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate94.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.title_text === undefined) && (missing2 = "title_text")){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema42.required,parentSchema:schema42,data}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.title_text = true;
props0.card_id = true;
props0.project_id = true;
props0.description = true;
props0.priority = true;
props0.progress = true;
props0.end_date = true;
props0.end_time = true;
props0.user_ids = true;
}
if(data.title_text !== undefined){
const _errs9 = errors;
if(!(validate95(data.title_text, {instancePath:instancePath+"/title_text",parentData:data,parentDataProperty:"title_text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.card_id !== undefined){
let data3 = data.card_id;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate94.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: schema42.properties.card_id.type},schema:schema42.properties.card_id.type,parentSchema:schema42.properties.card_id,data:data3}];
return false;
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate94.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema42.properties.card_id,data:data3}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\0")){
validate94.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema42.properties.card_id,data:data3}];
return false;
}
}
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.project_id !== undefined){
let data4 = data.project_id;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate94.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema42.properties.project_id.type},schema:schema42.properties.project_id.type,parentSchema:schema42.properties.project_id,data:data4}];
return false;
}
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate94.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema42.properties.project_id,data:data4}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\0")){
validate94.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema42.properties.project_id,data:data4}];
return false;
}
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.description !== undefined){
const _errs14 = errors;
if(!(validate97(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.priority !== undefined){
let data6 = data.priority;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validate99(data6, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid5 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data6 !== null){
const err5 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema42.properties.priority.oneOf[1].type,parentSchema:schema42.properties.priority.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs18 === errors;
if(_valid1 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err6 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema42.properties.priority.oneOf,parentSchema:schema42.properties.priority,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate94.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.progress !== undefined){
const _errs20 = errors;
if(!(validate89(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_date !== undefined){
const _errs21 = errors;
if(!(validate102(data.end_date, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_time !== undefined){
const _errs22 = errors;
if(!(validate104(data.end_time, {instancePath:instancePath+"/end_time",parentData:data,parentDataProperty:"end_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.user_ids !== undefined){
const _errs23 = errors;
if(!(validate106(data.user_ids, {instancePath:instancePath+"/user_ids",parentData:data,parentDataProperty:"user_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data}];
return false;
}
}
validate94.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const openapi_createTask_body_title_text = validate108;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate108.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema43,data}];
return false;
}
else {
if(func1(data) < 1){
validate108.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema43,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate108.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema43,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate108.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema43,data}];
return false;
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_body_card_id = validate109;
const schema50 = {"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema50.type},schema:schema50.type,parentSchema:schema50,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate109.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema50,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate109.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema50,data}];
return false;
}
}
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_body_description = validate110;

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema44.type},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate110.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema44,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate110.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema44,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate110.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema44,data}];
return false;
}
}
}
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_body_priority = validate111;
const schema52 = {"oneOf":[{"$ref":"contract#/components/schemas/TaskPriority"},{"type":"null"}]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema45.type,parentSchema:schema45,data}];
return false;
}
if(!(((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none"))){
validate112.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},schema:schema45.enum,parentSchema:schema45,data}];
return false;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema52.oneOf[1].type,parentSchema:schema52.oneOf[1],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema52.oneOf,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate111.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_body_progress = validate114;

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema40.type},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate114.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema40,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate114.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema40,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate114.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema40,data}];
return false;
}
}
}
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_body_end_date = validate115;

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema46.type},schema:schema46.type,parentSchema:schema46,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate115.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema46,data}];
return false;
}
else {
if(!(formats20.validate(data))){
validate115.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema46,data}];
return false;
}
}
}
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_body_end_time = validate116;

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema47.type},schema:schema47.type,parentSchema:schema47,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate116.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema47,data}];
return false;
}
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_body_user_ids = validate117;

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema48.type},schema:schema48.type,parentSchema:schema48,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate117.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema48,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate117.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema48.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate117.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema48.items,data:data0}];
return false;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema48.items.type,parentSchema:schema48.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_createTask_201 = validate118;
const schema58 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Task"}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema58.required,parentSchema:schema58,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema58,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate86(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_updateTask_body = validate120;
const schema59 = {"type":"object","properties":{"title_text":{"$ref":"#/components/schemas/TaskTitle"},"description":{"$ref":"#/components/schemas/TaskDescription"},"priority":{"oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"$ref":"#/components/schemas/TaskProgress"},"end_date":{"$ref":"#/components/schemas/TaskDueDate"},"end_time":{"$ref":"#/components/schemas/TaskDueTime"},"reminder_date":{"$ref":"#/components/schemas/Instant"}}};
const schema60 = {"type":["string","null"],"maxLength":500,"pattern":"^[^\\x00]*$","x-storable":true};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema60.type},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate121.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema60,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate121.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema60,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate121.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema60,data}];
return false;
}
}
}
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true};
const pattern17 = new RegExp("^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
const pattern18 = new RegExp("^0001-01-01.*\\+(?!00:00)|^9999-12-31.*(-(?!00:00)|:60)", "u");

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type},schema:schema61.type,parentSchema:schema61,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate128.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema61,data}];
return false;
}
else {
if(!(formats4.validate(data))){
validate128.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema61,data}];
return false;
}
else {
if(pattern18.test(data)){
validate128.errors = [{instancePath,schemaPath:"#/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema61,data}];
return false;
}
}
}
}
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title_text !== undefined){
const _errs1 = errors;
if(!(validate121(data.title_text, {instancePath:instancePath+"/title_text",parentData:data,parentDataProperty:"title_text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs2 = errors;
if(!(validate97(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate99(data2, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema59.properties.priority.oneOf[1].type,parentSchema:schema59.properties.priority.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema59.properties.priority.oneOf,parentSchema:schema59.properties.priority,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate120.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs8 = errors;
if(!(validate89(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
const _errs9 = errors;
if(!(validate102(data.end_date, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
const _errs10 = errors;
if(!(validate104(data.end_time, {instancePath:instancePath+"/end_time",parentData:data,parentDataProperty:"end_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
const _errs11 = errors;
if(!(validate128(data.reminder_date, {instancePath:instancePath+"/reminder_date",parentData:data,parentDataProperty:"reminder_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"title_text":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"reminder_date":true},"dynamicProps":false,"dynamicItems":false};

export const openapi_updateTask_body_title_text = validate130;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema60.type},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate130.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema60,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate130.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema60,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate130.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema60,data}];
return false;
}
}
}
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_updateTask_body_reminder_date = validate131;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type},schema:schema61.type,parentSchema:schema61,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate131.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema61,data}];
return false;
}
else {
if(!(formats4.validate(data))){
validate131.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema61,data}];
return false;
}
else {
if(pattern18.test(data)){
validate131.errors = [{instancePath,schemaPath:"#/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema61,data}];
return false;
}
}
}
}
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_listTaskComments_200 = validate132;
const schema64 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/TaskComment"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema65 = {"type":"object","additionalProperties":false,"required":["id","body","author","created_at"],"properties":{"id":{"type":"string"},"body":{"type":"string"},"author":{"oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"type":["string","null"],"format":"date-time"}}};
const schema66 = {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema66.required,parentSchema:schema66,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema66,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate134.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.id.type,parentSchema:schema66.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate134.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.name.type,parentSchema:schema66.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema65.required,parentSchema:schema65,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "body")) || (key0 === "author")) || (key0 === "created_at"))){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate133.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.id.type,parentSchema:schema65.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data1 = data.body;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate133.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema65.properties.body.type,parentSchema:schema65.properties.body,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data2 = data.author;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate134(data2, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema65.properties.author.oneOf[1].type,parentSchema:schema65.properties.author.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema65.properties.author.oneOf,parentSchema:schema65.properties.author,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate133.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate133.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema65.properties.created_at.type},schema:schema65.properties.created_at.type,parentSchema:schema65.properties.created_at,data:data3}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate133.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema65.properties.created_at,data:data3}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema64.required,parentSchema:schema64,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate132.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate133(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema64.properties.data.type,parentSchema:schema64.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_createTaskComment_body = validate138;
const schema67 = {"type":"object","not":{"required":["mention_user_ids"]},"required":["body"],"properties":{"body":{"$ref":"#/components/schemas/CommentBody"}}};
const schema68 = {"type":"string","minLength":1,"maxLength":10000,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10000){
validate139.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema68,data}];
return false;
}
else {
if(func1(data) < 1){
validate139.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema68,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate139.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema68,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate139.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema68,data}];
return false;
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema68.type,parentSchema:schema68,data}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mention_user_ids === undefined) && (missing0 = "mention_user_ids")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
validate138.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},schema:schema67.not,parentSchema:schema67,data}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.body === undefined) && (missing1 = "body")){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},schema:schema67.required,parentSchema:schema67,data}];
return false;
}
else {
if(data.body !== undefined){
if(!(validate139(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

export const openapi_createTaskComment_body_body = validate141;

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10000){
validate141.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema68,data}];
return false;
}
else {
if(func1(data) < 1){
validate141.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema68,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate141.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema68,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate141.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema68,data}];
return false;
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema68.type,parentSchema:schema68,data}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createTaskComment_201 = validate142;
const schema70 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/TaskComment"}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema70.required,parentSchema:schema70,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema70,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate133(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_listEvents_200 = validate144;
const schema71 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/CalendarEvent"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema72 = {"type":"object","additionalProperties":false,"required":["id","title","description","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":["string","null"]},"date":{"type":["string","null"],"format":"date"},"start_time":{"type":["string","null"]},"end_time":{"type":["string","null"]},"location":{"type":["string","null"]},"project_id":{"type":["string","null"]},"workspace_id":{"type":["string","null"]},"color":{"type":["string","null"]},"repeat":{"oneOf":[{"$ref":"#/components/schemas/EventRepeat"},{"type":"null"}]},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"}}};
const schema73 = {"type":"string","enum":["none","daily","weekly","monthly","yearly"]};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema73.type,parentSchema:schema73,data}];
return false;
}
if(!(((((data === "none") || (data === "daily")) || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate146.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data}];
return false;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.workspace_id === undefined) && (missing0 = "workspace_id"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.repeat === undefined) && (missing0 = "repeat"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema72.required,parentSchema:schema72,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema72.properties, key0))){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema72,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate145.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema72.properties.id.type,parentSchema:schema72.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate145.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema72.properties.title.type,parentSchema:schema72.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate145.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema72.properties.description.type},schema:schema72.properties.description.type,parentSchema:schema72.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data3 = data.date;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate145.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema72.properties.date.type},schema:schema72.properties.date.type,parentSchema:schema72.properties.date,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats20.validate(data3))){
validate145.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema72.properties.date,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data4 = data.start_time;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate145.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: schema72.properties.start_time.type},schema:schema72.properties.start_time.type,parentSchema:schema72.properties.start_time,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate145.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema72.properties.end_time.type},schema:schema72.properties.end_time.type,parentSchema:schema72.properties.end_time,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data6 = data.location;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate145.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema72.properties.location.type},schema:schema72.properties.location.type,parentSchema:schema72.properties.location,data:data6}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data7 = data.project_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate145.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema72.properties.project_id.type},schema:schema72.properties.project_id.type,parentSchema:schema72.properties.project_id,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
let data8 = data.workspace_id;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate145.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: schema72.properties.workspace_id.type},schema:schema72.properties.workspace_id.type,parentSchema:schema72.properties.workspace_id,data:data8}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data9 = data.color;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate145.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema72.properties.color.type},schema:schema72.properties.color.type,parentSchema:schema72.properties.color,data:data9}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data10 = data.repeat;
const _errs22 = errors;
const _errs23 = errors;
let valid1 = false;
let passing0 = null;
const _errs24 = errors;
if(!(validate146(data10, {instancePath:instancePath+"/repeat",parentData:data,parentDataProperty:"repeat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs25 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema72.properties.repeat.oneOf[1].type,parentSchema:schema72.properties.repeat.oneOf[1],data:data10};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema72.properties.repeat.oneOf,parentSchema:schema72.properties.repeat,data:data10};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate145.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data11 = data.created_at;
const _errs27 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate145.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema72.properties.created_at.type},schema:schema72.properties.created_at.type,parentSchema:schema72.properties.created_at,data:data11}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data11 === "string"){
if(!(formats4.validate(data11))){
validate145.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema72.properties.created_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data12 = data.updated_at;
const _errs29 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate145.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema72.properties.updated_at.type},schema:schema72.properties.updated_at.type,parentSchema:schema72.properties.updated_at,data:data12}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate145.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema72.properties.updated_at,data:data12}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema71.required,parentSchema:schema71,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema71,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate145(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema71.properties.data.type,parentSchema:schema71.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body = validate150;
const schema74 = {"type":"object","required":["title","date","start_time","end_time","repeat"],"properties":{"title":{"$ref":"#/components/schemas/EventTitle"},"description":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"date":{"$ref":"#/components/schemas/EventDate"},"start_time":{"$ref":"#/components/schemas/EventTime"},"end_time":{"type":"string","x-after":"start_time","$ref":"#/components/schemas/EventTime"},"repeat":{"$ref":"#/components/schemas/EventRepeat"},"repeat_interval":{"$ref":"#/components/schemas/EventRepeatInterval"},"reminder_at":{"$ref":"#/components/schemas/Instant"},"timezone":{"$ref":"#/components/schemas/EventTimeZone"},"reminder_minutes_before":{"$ref":"#/components/schemas/EventReminder"},"location":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"meet_link":{"type":["string","null"],"format":"uri"},"color":{"$ref":"#/components/schemas/EventColor"},"order":{"$ref":"#/components/schemas/EventOrder"},"project_id":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"invited_users":{"$ref":"#/components/schemas/EventGuests"}},"allOf":[{"anyOf":[{"required":["repeat"],"properties":{"repeat":{"type":"string","const":"none"}}},{"required":["repeat_interval"],"properties":{"repeat_interval":{"type":"integer","format":"int32"}}}]}]};
const formats56 = formats.uri;
const schema75 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate151.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema75,data}];
return false;
}
else {
if(func1(data) < 1){
validate151.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema75,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate151.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema75,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate151.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema75,data}];
return false;
}
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema75.type,parentSchema:schema75,data}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"string","format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate153.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema76,data}];
return false;
}
else {
if(!(formats20.validate(data))){
validate153.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema76,data}];
return false;
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate155.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema77,data}];
return false;
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema78 = {"type":["integer","null"],"format":"int32","minimum":1,"maximum":365};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema78.type},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 365 || isNaN(data)){
validate159.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema78,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate159.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema78,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate159.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema78,data}];
return false;
}
}
}
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"};
const formats52 = formats["time-zone"];
const pattern28 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$", "u");

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema79.type},schema:schema79.type,parentSchema:schema79,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern28.test(data)){
validate162.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",parentSchema:schema79,data}];
return false;
}
else {
if(!(formats52(data))){
validate162.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema79,data}];
return false;
}
}
}
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema80 = {"type":["integer","null"],"format":"int32","minimum":1,"maximum":10080};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema80.type},schema:schema80.type,parentSchema:schema80,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 10080 || isNaN(data)){
validate164.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},schema:10080,parentSchema:schema80,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate164.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema80,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate164.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema80,data}];
return false;
}
}
}
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema81 = {"type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","x-message":"must be # and 3 or 6 hexadecimal digits"};
const pattern30 = new RegExp("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", "u");

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema81.type},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 7){
validate166.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},schema:7,parentSchema:schema81,data}];
return false;
}
else {
if(!pattern30.test(data)){
validate166.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema81,data}];
return false;
}
}
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":["integer","null"],"format":"int64","minimum":-9007199254740991,"maximum":9007199254740991};
const formats58 = formats.int64;

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema82.type},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate168.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema82,data}];
return false;
}
else {
if(data < -9007199254740991 || isNaN(data)){
validate168.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema82,data}];
return false;
}
else {
if(!(formats58.validate(data))){
validate168.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema82,data}];
return false;
}
}
}
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema83 = {"type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema83.type},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate170.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema83,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate170.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema83.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate170.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema83.items,data:data0}];
return false;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema83.items.type,parentSchema:schema83.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.repeat === undefined) && (missing0 = "repeat")){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema74.allOf[0].anyOf[0].required,parentSchema:schema74.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.repeat !== undefined){
let data0 = data.repeat;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/allOf/0/anyOf/0/properties/repeat/type",keyword:"type",params:{type: "string"},schema:schema74.allOf[0].anyOf[0].properties.repeat.type,parentSchema:schema74.allOf[0].anyOf[0].properties.repeat,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("none" !== data0){
const err2 = {instancePath:instancePath+"/repeat",schemaPath:"#/allOf/0/anyOf/0/properties/repeat/const",keyword:"const",params:{allowedValue: "none"},schema:"none",parentSchema:schema74.allOf[0].anyOf[0].properties.repeat,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.repeat = true;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.repeat_interval === undefined) && (missing1 = "repeat_interval")){
const err3 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema74.allOf[0].anyOf[1].required,parentSchema:schema74.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.repeat_interval !== undefined){
let data1 = data.repeat_interval;
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/repeat_interval",schemaPath:"#/allOf/0/anyOf/1/properties/repeat_interval/type",keyword:"type",params:{type: "integer"},schema:schema74.allOf[0].anyOf[1].properties.repeat_interval.type,parentSchema:schema74.allOf[0].anyOf[1].properties.repeat_interval,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs7){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/repeat_interval",schemaPath:"#/allOf/0/anyOf/1/properties/repeat_interval/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema74.allOf[0].anyOf[1].properties.repeat_interval,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.repeat_interval = true;
}
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},schema:schema74.allOf[0].anyOf,parentSchema:schema74.allOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate150.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.title === undefined) && (missing2 = "title")) || ((data.date === undefined) && (missing2 = "date"))) || ((data.start_time === undefined) && (missing2 = "start_time"))) || ((data.end_time === undefined) && (missing2 = "end_time"))) || ((data.repeat === undefined) && (missing2 = "repeat"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema74.required,parentSchema:schema74,data}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.title = true;
props0.description = true;
props0.date = true;
props0.start_time = true;
props0.end_time = true;
props0.repeat = true;
props0.repeat_interval = true;
props0.reminder_at = true;
props0.timezone = true;
props0.reminder_minutes_before = true;
props0.location = true;
props0.meet_link = true;
props0.color = true;
props0.order = true;
props0.project_id = true;
props0.invited_users = true;
}
if(data.title !== undefined){
const _errs9 = errors;
if(!(validate151(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.description !== undefined){
let data3 = data.description;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate150.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema74.properties.description.type},schema:schema74.properties.description.type,parentSchema:schema74.properties.description,data:data3}];
return false;
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate150.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema74.properties.description,data:data3}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\0")){
validate150.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema74.properties.description,data:data3}];
return false;
}
}
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.date !== undefined){
const _errs12 = errors;
if(!(validate153(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.start_time !== undefined){
const _errs13 = errors;
if(!(validate155(data.start_time, {instancePath:instancePath+"/start_time",parentData:data,parentDataProperty:"start_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_time !== undefined){
let data6 = data.end_time;
const _errs14 = errors;
if(!(validate155(data6, {instancePath:instancePath+"/end_time",parentData:data,parentDataProperty:"end_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(typeof data["start_time"] === 'string' && data6 <= data["start_time"]){
validate150.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/x-after",keyword:"x-after",params:{},schema:"start_time",parentSchema:schema74.properties.end_time,data:data6}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema74.properties.end_time.type,parentSchema:schema74.properties.end_time,data:data6}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.repeat !== undefined){
const _errs16 = errors;
if(!(validate146(data.repeat, {instancePath:instancePath+"/repeat",parentData:data,parentDataProperty:"repeat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.repeat_interval !== undefined){
const _errs17 = errors;
if(!(validate159(data.repeat_interval, {instancePath:instancePath+"/repeat_interval",parentData:data,parentDataProperty:"repeat_interval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.reminder_at !== undefined){
const _errs18 = errors;
if(!(validate128(data.reminder_at, {instancePath:instancePath+"/reminder_at",parentData:data,parentDataProperty:"reminder_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.timezone !== undefined){
const _errs19 = errors;
if(!(validate162(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.reminder_minutes_before !== undefined){
const _errs20 = errors;
if(!(validate164(data.reminder_minutes_before, {instancePath:instancePath+"/reminder_minutes_before",parentData:data,parentDataProperty:"reminder_minutes_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.location !== undefined){
let data12 = data.location;
const _errs21 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate150.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema74.properties.location.type},schema:schema74.properties.location.type,parentSchema:schema74.properties.location,data:data12}];
return false;
}
if(errors === _errs21){
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
validate150.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema74.properties.location,data:data12}];
return false;
}
else {
if(!data12.isWellFormed() || data12.includes("\0")){
validate150.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema74.properties.location,data:data12}];
return false;
}
}
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.meet_link !== undefined){
let data13 = data.meet_link;
const _errs23 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate150.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema74.properties.meet_link.type},schema:schema74.properties.meet_link.type,parentSchema:schema74.properties.meet_link,data:data13}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data13 === "string"){
if(!(formats56(data13))){
validate150.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema74.properties.meet_link,data:data13}];
return false;
}
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.color !== undefined){
const _errs25 = errors;
if(!(validate166(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.order !== undefined){
const _errs26 = errors;
if(!(validate168(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.project_id !== undefined){
let data16 = data.project_id;
const _errs27 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate150.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema74.properties.project_id.type},schema:schema74.properties.project_id.type,parentSchema:schema74.properties.project_id,data:data16}];
return false;
}
if(errors === _errs27){
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
validate150.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema74.properties.project_id,data:data16}];
return false;
}
else {
if(!data16.isWellFormed() || data16.includes("\0")){
validate150.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema74.properties.project_id,data:data16}];
return false;
}
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.invited_users !== undefined){
const _errs29 = errors;
if(!(validate170(data.invited_users, {instancePath:instancePath+"/invited_users",parentData:data,parentDataProperty:"invited_users",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data}];
return false;
}
}
validate150.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const openapi_createEvent_body_title = validate172;

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate172.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema75,data}];
return false;
}
else {
if(func1(data) < 1){
validate172.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema75,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate172.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema75,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate172.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema75,data}];
return false;
}
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema75.type,parentSchema:schema75,data}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_date = validate173;

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate173.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema76,data}];
return false;
}
else {
if(!(formats20.validate(data))){
validate173.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema76,data}];
return false;
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_start_time = validate174;

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate174.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema77,data}];
return false;
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_end_time = validate175;
const schema87 = {"type":"string","x-after":"start_time","$ref":"contract#/components/schemas/EventTime"};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
if(errors === 0){
if(typeof data === "string"){
if(typeof parentData["start_time"] === 'string' && data <= parentData["start_time"]){
validate175.errors = [{instancePath,schemaPath:"#/x-after",keyword:"x-after",params:{},schema:"start_time",parentSchema:schema87,data}];
return false;
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_repeat = validate177;

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema73.type,parentSchema:schema73,data}];
return false;
}
if(!(((((data === "none") || (data === "daily")) || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate177.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data}];
return false;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_repeat_interval = validate178;

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema78.type},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 365 || isNaN(data)){
validate178.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema78,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate178.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema78,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate178.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema78,data}];
return false;
}
}
}
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_timezone = validate179;

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema79.type},schema:schema79.type,parentSchema:schema79,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern28.test(data)){
validate179.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",parentSchema:schema79,data}];
return false;
}
else {
if(!(formats52(data))){
validate179.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema79,data}];
return false;
}
}
}
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_reminder_minutes_before = validate180;

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema80.type},schema:schema80.type,parentSchema:schema80,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 10080 || isNaN(data)){
validate180.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},schema:10080,parentSchema:schema80,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate180.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema80,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate180.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema80,data}];
return false;
}
}
}
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_meet_link = validate181;
const schema92 = {"type":["string","null"],"format":"uri"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema92.type},schema:schema92.type,parentSchema:schema92,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats56(data))){
validate181.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema92,data}];
return false;
}
}
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_color = validate182;

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema81.type},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 7){
validate182.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},schema:7,parentSchema:schema81,data}];
return false;
}
else {
if(!pattern30.test(data)){
validate182.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema81,data}];
return false;
}
}
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_order = validate183;

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema82.type},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate183.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema82,data}];
return false;
}
else {
if(data < -9007199254740991 || isNaN(data)){
validate183.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema82,data}];
return false;
}
else {
if(!(formats58.validate(data))){
validate183.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema82,data}];
return false;
}
}
}
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_body_invited_users = validate184;

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema83.type},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate184.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema83,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate184.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema83.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate184.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema83.items,data:data0}];
return false;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema83.items.type,parentSchema:schema83.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_createEvent_201 = validate185;
const schema96 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/CalendarEvent"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema96.required,parentSchema:schema96,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate185.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema96,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate145(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_webhook_task$2e$created = validate187;
const schema97 = {"type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"task.created"},"created_at":{"type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};
const schema98 = {"type":"object","additionalProperties":false,"required":["id","title","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"project_id":{"type":["string","null"]},"card":{"oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"type":["string","null"]},"due_date":{"type":["string","null"],"format":"date"},"due_time":{"type":["string","null"]},"progress":{"$ref":"#/components/schemas/TaskProgress"},"completed":{"type":"boolean"},"assignee_ids":{"type":"array","items":{"type":"string"}},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.due_time === undefined) && (missing0 = "due_time"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.assignee_ids === undefined) && (missing0 = "assignee_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema98.required,parentSchema:schema98,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema98.properties, key0))){
validate188.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema98,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate188.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate188.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema98.properties.title.type,parentSchema:schema98.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate188.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema98.properties.project_id.type},schema:schema98.properties.project_id.type,parentSchema:schema98.properties.project_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data3 = data.card;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate87(data3, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema98.properties.card.oneOf[1].type,parentSchema:schema98.properties.card.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema98.properties.card.oneOf,parentSchema:schema98.properties.card,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate188.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data4 = data.priority;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate188.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema98.properties.priority.type},schema:schema98.properties.priority.type,parentSchema:schema98.properties.priority,data:data4}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data5 = data.due_date;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate188.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema98.properties.due_date.type},schema:schema98.properties.due_date.type,parentSchema:schema98.properties.due_date,data:data5}];
return false;
}
if(errors === _errs15){
if(errors === _errs15){
if(typeof data5 === "string"){
if(!(formats20.validate(data5))){
validate188.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema98.properties.due_date,data:data5}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data6 = data.due_time;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate188.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema98.properties.due_time.type},schema:schema98.properties.due_time.type,parentSchema:schema98.properties.due_time,data:data6}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs19 = errors;
if(!(validate89(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data8 = data.completed;
const _errs20 = errors;
if(typeof data8 !== "boolean"){
validate188.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},schema:schema98.properties.completed.type,parentSchema:schema98.properties.completed,data:data8}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data9 = data.assignee_ids;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs24 = errors;
if(typeof data10 !== "string"){
validate188.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},schema:schema98.properties.assignee_ids.items.type,parentSchema:schema98.properties.assignee_ids.items,data:data10}];
return false;
}
var valid2 = _errs24 === errors;
if(!valid2){
break;
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},schema:schema98.properties.assignee_ids.type,parentSchema:schema98.properties.assignee_ids,data:data9}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data11 = data.created_at;
const _errs26 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate188.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema98.properties.created_at.type},schema:schema98.properties.created_at.type,parentSchema:schema98.properties.created_at,data:data11}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data11 === "string"){
if(!(formats4.validate(data11))){
validate188.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema98.properties.created_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data12 = data.updated_at;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate188.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema98.properties.updated_at.type},schema:schema98.properties.updated_at.type,parentSchema:schema98.properties.updated_at,data:data12}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate188.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema98.properties.updated_at,data:data12}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema97.required,parentSchema:schema97,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate187.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema97,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate187.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema97.properties.id.type,parentSchema:schema97.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate187.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema97.properties.type.type,parentSchema:schema97.properties.type,data:data1}];
return false;
}
if("task.created" !== data1){
validate187.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.created"},schema:"task.created",parentSchema:schema97.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate187.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema97.properties.created_at,data:data2}];
return false;
}
}
else {
validate187.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema97.properties.created_at.type,parentSchema:schema97.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate188(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_webhook_task$2e$updated = validate192;
const schema99 = {"type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"task.updated"},"created_at":{"type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema99.required,parentSchema:schema99,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate192.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema99,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate192.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema99.properties.id.type,parentSchema:schema99.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate192.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema99.properties.type.type,parentSchema:schema99.properties.type,data:data1}];
return false;
}
if("task.updated" !== data1){
validate192.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.updated"},schema:"task.updated",parentSchema:schema99.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate192.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema99.properties.created_at,data:data2}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema99.properties.created_at.type,parentSchema:schema99.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate188(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_webhook_task$2e$completed = validate194;
const schema100 = {"type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"task.completed"},"created_at":{"type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema100.required,parentSchema:schema100,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate194.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema100,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate194.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.id.type,parentSchema:schema100.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate194.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema100.properties.type.type,parentSchema:schema100.properties.type,data:data1}];
return false;
}
if("task.completed" !== data1){
validate194.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.completed"},schema:"task.completed",parentSchema:schema100.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate194.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema100.properties.created_at,data:data2}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema100.properties.created_at.type,parentSchema:schema100.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate188(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_webhook_task$2e$deleted = validate196;
const schema101 = {"type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"task.deleted"},"created_at":{"type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskDeletedData"}}};
const schema102 = {"type":"object","additionalProperties":false,"required":["id","card_id","project_id"],"properties":{"id":{"type":"string"},"card_id":{"type":["string","null"]},"project_id":{"type":["string","null"]}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.card_id === undefined) && (missing0 = "card_id"))) || ((data.project_id === undefined) && (missing0 = "project_id"))){
validate197.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema102.required,parentSchema:schema102,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "card_id")) || (key0 === "project_id"))){
validate197.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema102,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate197.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema102.properties.id.type,parentSchema:schema102.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_id !== undefined){
let data1 = data.card_id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate197.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: schema102.properties.card_id.type},schema:schema102.properties.card_id.type,parentSchema:schema102.properties.card_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate197.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema102.properties.project_id.type},schema:schema102.properties.project_id.type,parentSchema:schema102.properties.project_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema101.required,parentSchema:schema101,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema101,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate196.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema101.properties.id.type,parentSchema:schema101.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate196.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema101.properties.type.type,parentSchema:schema101.properties.type,data:data1}];
return false;
}
if("task.deleted" !== data1){
validate196.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.deleted"},schema:"task.deleted",parentSchema:schema101.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate196.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema101.properties.created_at,data:data2}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema101.properties.created_at.type,parentSchema:schema101.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate197(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_webhook_comment$2e$created = validate199;
const schema103 = {"type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"comment.created"},"created_at":{"type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/CommentEventData"}}};
const schema104 = {"type":"object","additionalProperties":false,"required":["id","task_id","project_id","author","created_at"],"properties":{"id":{"type":"string"},"task_id":{"type":"string"},"project_id":{"type":["string","null"]},"author":{"oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"type":["string","null"],"format":"date-time"}}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema104.required,parentSchema:schema104,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "task_id")) || (key0 === "project_id")) || (key0 === "author")) || (key0 === "created_at"))){
validate200.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema104,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema104.properties.id.type,parentSchema:schema104.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_id !== undefined){
let data1 = data.task_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate200.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema104.properties.task_id.type,parentSchema:schema104.properties.task_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate200.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema104.properties.project_id.type},schema:schema104.properties.project_id.type,parentSchema:schema104.properties.project_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data3 = data.author;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate134(data3, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema104.properties.author.oneOf[1].type,parentSchema:schema104.properties.author.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema104.properties.author.oneOf,parentSchema:schema104.properties.author,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate200.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data4 = data.created_at;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate200.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema104.properties.created_at.type},schema:schema104.properties.created_at.type,parentSchema:schema104.properties.created_at,data:data4}];
return false;
}
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate200.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema104.properties.created_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema103.required,parentSchema:schema103,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate199.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema103,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate199.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema103.properties.id.type,parentSchema:schema103.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate199.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema103.properties.type.type,parentSchema:schema103.properties.type,data:data1}];
return false;
}
if("comment.created" !== data1){
validate199.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "comment.created"},schema:"comment.created",parentSchema:schema103.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate199.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema103.properties.created_at,data:data2}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema103.properties.created_at.type,parentSchema:schema103.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate200(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_webhook_event$2e$created = validate203;
const schema105 = {"type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"event.created"},"created_at":{"type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/CalendarEventData"}}};
const schema106 = {"type":"object","additionalProperties":false,"required":["id","title","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"date":{"type":["string","null"],"format":"date"},"start_time":{"type":["string","null"]},"end_time":{"type":["string","null"]},"location":{"type":["string","null"]},"project_id":{"type":["string","null"]},"workspace_id":{"type":["string","null"]},"color":{"type":["string","null"]},"repeat":{"oneOf":[{"$ref":"#/components/schemas/EventRepeat"},{"type":"null"}]},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.workspace_id === undefined) && (missing0 = "workspace_id"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.repeat === undefined) && (missing0 = "repeat"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema106.required,parentSchema:schema106,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema106.properties, key0))){
validate204.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema106,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate204.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema106.properties.id.type,parentSchema:schema106.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate204.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema106.properties.title.type,parentSchema:schema106.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data2 = data.date;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate204.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema106.properties.date.type},schema:schema106.properties.date.type,parentSchema:schema106.properties.date,data:data2}];
return false;
}
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats20.validate(data2))){
validate204.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema106.properties.date,data:data2}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data3 = data.start_time;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate204.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: schema106.properties.start_time.type},schema:schema106.properties.start_time.type,parentSchema:schema106.properties.start_time,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data4 = data.end_time;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate204.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema106.properties.end_time.type},schema:schema106.properties.end_time.type,parentSchema:schema106.properties.end_time,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data5 = data.location;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate204.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema106.properties.location.type},schema:schema106.properties.location.type,parentSchema:schema106.properties.location,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data6 = data.project_id;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate204.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema106.properties.project_id.type},schema:schema106.properties.project_id.type,parentSchema:schema106.properties.project_id,data:data6}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
let data7 = data.workspace_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate204.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: schema106.properties.workspace_id.type},schema:schema106.properties.workspace_id.type,parentSchema:schema106.properties.workspace_id,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data8 = data.color;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate204.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema106.properties.color.type},schema:schema106.properties.color.type,parentSchema:schema106.properties.color,data:data8}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data9 = data.repeat;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
if(!(validate146(data9, {instancePath:instancePath+"/repeat",parentData:data,parentDataProperty:"repeat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs23 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema106.properties.repeat.oneOf[1].type,parentSchema:schema106.properties.repeat.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema106.properties.repeat.oneOf,parentSchema:schema106.properties.repeat,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate204.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data10 = data.created_at;
const _errs25 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate204.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema106.properties.created_at.type},schema:schema106.properties.created_at.type,parentSchema:schema106.properties.created_at,data:data10}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data10 === "string"){
if(!(formats4.validate(data10))){
validate204.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema106.properties.created_at,data:data10}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data11 = data.updated_at;
const _errs27 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate204.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema106.properties.updated_at.type},schema:schema106.properties.updated_at.type,parentSchema:schema106.properties.updated_at,data:data11}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data11 === "string"){
if(!(formats4.validate(data11))){
validate204.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema106.properties.updated_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema105.required,parentSchema:schema105,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema105,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate203.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.id.type,parentSchema:schema105.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate203.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema105.properties.type.type,parentSchema:schema105.properties.type,data:data1}];
return false;
}
if("event.created" !== data1){
validate203.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "event.created"},schema:"event.created",parentSchema:schema105.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate203.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105.properties.created_at,data:data2}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema105.properties.created_at.type,parentSchema:schema105.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate204(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_webhook_project$2e$created = validate207;
const schema107 = {"type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"project.created"},"created_at":{"type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/ProjectEventData"}}};
const schema108 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema108.required,parentSchema:schema108,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "created_at")) || (key0 === "updated_at"))){
validate208.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema108,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate208.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema108.properties.id.type,parentSchema:schema108.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate208.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema108.properties.name.type,parentSchema:schema108.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate208.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema108.properties.created_at.type},schema:schema108.properties.created_at.type,parentSchema:schema108.properties.created_at,data:data2}];
return false;
}
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate208.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema108.properties.created_at,data:data2}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data3 = data.updated_at;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate208.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema108.properties.updated_at.type},schema:schema108.properties.updated_at.type,parentSchema:schema108.properties.updated_at,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate208.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema108.properties.updated_at,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema107.required,parentSchema:schema107,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate207.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema107,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate207.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema107.properties.id.type,parentSchema:schema107.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate207.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema107.properties.type.type,parentSchema:schema107.properties.type,data:data1}];
return false;
}
if("project.created" !== data1){
validate207.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "project.created"},schema:"project.created",parentSchema:schema107.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate207.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.created_at,data:data2}];
return false;
}
}
else {
validate207.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema107.properties.created_at.type,parentSchema:schema107.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate208(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_getSession_200 = validate210;
const schema109 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Session"}}};
const schema110 = {"type":"object","additionalProperties":false,"required":["user","workspace","role","workspaces","expires_at"],"properties":{"user":{"$ref":"#/components/schemas/SessionUser"},"workspace":{"$ref":"#/components/schemas/Workspace"},"role":{"$ref":"#/components/schemas/Role"},"workspaces":{"type":"array","items":{"$ref":"#/components/schemas/SessionWorkspace"}},"expires_at":{"type":"string","format":"date-time"}}};
const schema111 = {"type":"object","additionalProperties":false,"required":["id","name","email","second_factor","keyboard_shortcuts"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"},"second_factor":{"type":"boolean"},"keyboard_shortcuts":{"type":"boolean"}}};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.second_factor === undefined) && (missing0 = "second_factor"))) || ((data.keyboard_shortcuts === undefined) && (missing0 = "keyboard_shortcuts"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema111.required,parentSchema:schema111,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "second_factor")) || (key0 === "keyboard_shortcuts"))){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema111,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate212.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema111.properties.id.type,parentSchema:schema111.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate212.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema111.properties.name.type,parentSchema:schema111.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate212.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema111.properties.email.type,parentSchema:schema111.properties.email,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.second_factor !== undefined){
let data3 = data.second_factor;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate212.errors = [{instancePath:instancePath+"/second_factor",schemaPath:"#/properties/second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema111.properties.second_factor.type,parentSchema:schema111.properties.second_factor,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keyboard_shortcuts !== undefined){
let data4 = data.keyboard_shortcuts;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
validate212.errors = [{instancePath:instancePath+"/keyboard_shortcuts",schemaPath:"#/properties/keyboard_shortcuts/type",keyword:"type",params:{type: "boolean"},schema:schema111.properties.keyboard_shortcuts.type,parentSchema:schema111.properties.keyboard_shortcuts,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema112 = {"type":"object","additionalProperties":false,"required":["id","name","time_zone","require_second_factor"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"time_zone":{"type":"string"},"require_second_factor":{"type":"boolean"}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.time_zone === undefined) && (missing0 = "time_zone"))) || ((data.require_second_factor === undefined) && (missing0 = "require_second_factor"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema112.required,parentSchema:schema112,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "time_zone")) || (key0 === "require_second_factor"))){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema112,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate214.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema112.properties.id.type,parentSchema:schema112.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate214.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema112.properties.name.type,parentSchema:schema112.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_zone !== undefined){
let data2 = data.time_zone;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate214.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema112.properties.time_zone.type,parentSchema:schema112.properties.time_zone,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.require_second_factor !== undefined){
let data3 = data.require_second_factor;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate214.errors = [{instancePath:instancePath+"/require_second_factor",schemaPath:"#/properties/require_second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema112.properties.require_second_factor.type,parentSchema:schema112.properties.require_second_factor,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema113 = {"type":"string","enum":["owner","admin","member"]};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema113.type,parentSchema:schema113,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate216.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema113.enum},schema:schema113.enum,parentSchema:schema113,data}];
return false;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema114 = {"type":"object","additionalProperties":false,"required":["id","name","role"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"role":{"$ref":"#/components/schemas/Role"}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema114.required,parentSchema:schema114,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "role"))){
validate218.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema114,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate218.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema114.properties.id.type,parentSchema:schema114.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate218.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema114.properties.name.type,parentSchema:schema114.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs6 = errors;
if(!(validate216(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.user === undefined) && (missing0 = "user")) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.workspaces === undefined) && (missing0 = "workspaces"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema110.required,parentSchema:schema110,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "user") || (key0 === "workspace")) || (key0 === "role")) || (key0 === "workspaces")) || (key0 === "expires_at"))){
validate211.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema110,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
const _errs2 = errors;
if(!(validate212(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
const _errs3 = errors;
if(!(validate214(data.workspace, {instancePath:instancePath+"/workspace",parentData:data,parentDataProperty:"workspace",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if(!(validate216(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspaces !== undefined){
let data3 = data.workspaces;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate218(data3[i0], {instancePath:instancePath+"/workspaces/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type: "array"},schema:schema110.properties.workspaces.type,parentSchema:schema110.properties.workspaces,data:data3}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data5 = data.expires_at;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data5 === "string"){
if(!(formats4.validate(data5))){
validate211.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema110.properties.expires_at,data:data5}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema110.properties.expires_at.type,parentSchema:schema110.properties.expires_at,data:data5}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema109.required,parentSchema:schema109,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate210.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema109,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate211(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_signIn_body = validate222;
const schema115 = {"type":"object","required":["email","password"],"properties":{"email":{"type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true},"password":{"$ref":"#/components/schemas/Password"},"code":{"$ref":"#/components/schemas/SecondFactorCode"}}};
const schema116 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate223.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema116,data}];
return false;
}
else {
if(func1(data) < 1){
validate223.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate223.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema116,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate223.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema116,data}];
return false;
}
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema117 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate225.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema117,data}];
return false;
}
else {
if(func1(data) < 1){
validate225.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema117,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate225.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema117,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate225.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema117,data}];
return false;
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema117.type,parentSchema:schema117,data}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.password === undefined) && (missing0 = "password"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema115.required,parentSchema:schema115,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate222.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema115.properties.email,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate222.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema115.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate222.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema115.properties.email,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate222.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema115.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema115.properties.email.type,parentSchema:schema115.properties.email,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs3 = errors;
if(!(validate223(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(!(validate225(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"email":true,"password":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const settings_signIn_body_email = validate227;
const schema118 = {"type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate227.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema118,data}];
return false;
}
else {
if(func1(data) < 1){
validate227.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema118,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate227.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema118,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate227.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema118,data}];
return false;
}
}
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_signIn_body_password = validate228;

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate228.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema116,data}];
return false;
}
else {
if(func1(data) < 1){
validate228.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate228.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema116,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate228.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema116,data}];
return false;
}
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_signIn_body_code = validate229;

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate229.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema117,data}];
return false;
}
else {
if(func1(data) < 1){
validate229.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema117,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate229.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema117,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate229.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema117,data}];
return false;
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema117.type,parentSchema:schema117,data}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_updateSession_body = validate230;
const schema121 = {"type":"object","required":["workspace_id"],"properties":{"workspace_id":{"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.workspace_id === undefined) && (missing0 = "workspace_id")){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema121.required,parentSchema:schema121,data}];
return false;
}
else {
if(data.workspace_id !== undefined){
let data0 = data.workspace_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate230.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema121.properties.workspace_id,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate230.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema121.properties.workspace_id,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate230.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema121.properties.workspace_id,data:data0}];
return false;
}
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: "string"},schema:schema121.properties.workspace_id.type,parentSchema:schema121.properties.workspace_id,data:data0}];
return false;
}
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"workspace_id":true},"dynamicProps":false,"dynamicItems":false};

export const settings_updateSession_body_workspace_id = validate231;
const schema122 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate231.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema122,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate231.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema122,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate231.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema122,data}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema122.type,parentSchema:schema122,data}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_listSessions_200 = validate232;
const schema123 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/SessionEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema124 = {"type":"object","additionalProperties":false,"required":["id","created_at","last_seen_at","ip","user_agent","current"],"properties":{"id":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"last_seen_at":{"type":"string","format":"date-time"},"ip":{"type":"string"},"user_agent":{"type":["string","null"]},"current":{"type":"boolean"}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.last_seen_at === undefined) && (missing0 = "last_seen_at"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.current === undefined) && (missing0 = "current"))){
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema124.required,parentSchema:schema124,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "created_at")) || (key0 === "last_seen_at")) || (key0 === "ip")) || (key0 === "user_agent")) || (key0 === "current"))){
validate233.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema124,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate233.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema124.properties.id.type,parentSchema:schema124.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate233.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema124.properties.created_at,data:data1}];
return false;
}
}
else {
validate233.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema124.properties.created_at.type,parentSchema:schema124.properties.created_at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_seen_at !== undefined){
let data2 = data.last_seen_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate233.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema124.properties.last_seen_at,data:data2}];
return false;
}
}
else {
validate233.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/type",keyword:"type",params:{type: "string"},schema:schema124.properties.last_seen_at.type,parentSchema:schema124.properties.last_seen_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data3 = data.ip;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate233.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema124.properties.ip.type,parentSchema:schema124.properties.ip,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data4 = data.user_agent;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate233.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema124.properties.user_agent.type},schema:schema124.properties.user_agent.type,parentSchema:schema124.properties.user_agent,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current !== undefined){
let data5 = data.current;
const _errs12 = errors;
if(typeof data5 !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "boolean"},schema:schema124.properties.current.type,parentSchema:schema124.properties.current,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema123.required,parentSchema:schema123,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate232.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema123,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate233(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema123.properties.data.type,parentSchema:schema123.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_changePassword_body = validate236;
const schema125 = {"type":"object","required":["current_password","new_password"],"properties":{"current_password":{"$ref":"#/components/schemas/Password"},"new_password":{"$ref":"#/components/schemas/NewPassword"}}};
const schema126 = {"type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate238.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema126,data}];
return false;
}
else {
if(func1(data) < 12){
validate238.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema126,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate238.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema126,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate238.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema126,data}];
return false;
}
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema126.type,parentSchema:schema126,data}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.current_password === undefined) && (missing0 = "current_password")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema125.required,parentSchema:schema125,data}];
return false;
}
else {
if(data.current_password !== undefined){
const _errs1 = errors;
if(!(validate223(data.current_password, {instancePath:instancePath+"/current_password",parentData:data,parentDataProperty:"current_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_password !== undefined){
const _errs2 = errors;
if(!(validate238(data.new_password, {instancePath:instancePath+"/new_password",parentData:data,parentDataProperty:"new_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"current_password":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const settings_changePassword_body_new_password = validate240;

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate240.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema126,data}];
return false;
}
else {
if(func1(data) < 12){
validate240.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema126,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate240.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema126,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate240.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema126,data}];
return false;
}
}
}
}
}
else {
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema126.type,parentSchema:schema126,data}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_updateMe_body = validate241;
const schema128 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"email":{"type":"string","format":"email","maxLength":320},"keyboard_shortcuts":{"type":"boolean"},"current_password":{"$ref":"#/components/schemas/Password"}}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate241.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema128,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate241.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema128.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate241.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema128.properties.name,data:data0}];
return false;
}
else {
if(!pattern3.test(data0)){
validate241.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema128.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate241.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema128.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema128.properties.name.type,parentSchema:schema128.properties.name,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 320){
validate241.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema128.properties.email,data:data1}];
return false;
}
else {
if(!(formats16.test(data1))){
validate241.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema128.properties.email,data:data1}];
return false;
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema128.properties.email.type,parentSchema:schema128.properties.email,data:data1}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keyboard_shortcuts !== undefined){
let data2 = data.keyboard_shortcuts;
const _errs5 = errors;
if(typeof data2 !== "boolean"){
validate241.errors = [{instancePath:instancePath+"/keyboard_shortcuts",schemaPath:"#/properties/keyboard_shortcuts/type",keyword:"type",params:{type: "boolean"},schema:schema128.properties.keyboard_shortcuts.type,parentSchema:schema128.properties.keyboard_shortcuts,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_password !== undefined){
const _errs7 = errors;
if(!(validate223(data.current_password, {instancePath:instancePath+"/current_password",parentData:data,parentDataProperty:"current_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":{"name":true,"email":true,"keyboard_shortcuts":true,"current_password":true},"dynamicProps":false,"dynamicItems":false};

export const settings_updateMe_body_name = validate243;
const schema129 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate243.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema129,data}];
return false;
}
else {
if(func1(data) < 1){
validate243.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema129,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate243.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema129,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate243.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema129,data}];
return false;
}
}
}
}
}
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema129.type,parentSchema:schema129,data}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_updateMe_body_email = validate244;
const schema130 = {"type":"string","format":"email","maxLength":320};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate244.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema130,data}];
return false;
}
else {
if(!(formats16.test(data))){
validate244.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema130,data}];
return false;
}
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data}];
return false;
}
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_updateMe_body_keyboard_shortcuts = validate245;
const schema131 = {"type":"boolean"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema131.type,parentSchema:schema131,data}];
return false;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_updateMe_200 = validate246;
const schema132 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SessionUser"}}};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema132.required,parentSchema:schema132,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate246.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema132,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate212(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_setUpSecondFactor_body = validate248;
const schema133 = {"type":"object","required":["current_password"],"properties":{"current_password":{"$ref":"#/components/schemas/Password"}}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.current_password === undefined) && (missing0 = "current_password")){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema133.required,parentSchema:schema133,data}];
return false;
}
else {
if(data.current_password !== undefined){
if(!(validate223(data.current_password, {instancePath:instancePath+"/current_password",parentData:data,parentDataProperty:"current_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"current_password":true},"dynamicProps":false,"dynamicItems":false};

export const settings_setUpSecondFactor_201 = validate250;
const schema134 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SecondFactorSecret"}}};
const schema135 = {"type":"object","additionalProperties":false,"required":["secret","uri"],"properties":{"secret":{"type":"string"},"uri":{"type":"string"}}};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.secret === undefined) && (missing0 = "secret")) || ((data.uri === undefined) && (missing0 = "uri"))){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema135.required,parentSchema:schema135,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "secret") || (key0 === "uri"))){
validate251.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema135,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.secret !== undefined){
let data0 = data.secret;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate251.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema135.properties.secret.type,parentSchema:schema135.properties.secret,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
let data1 = data.uri;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate251.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},schema:schema135.properties.uri.type,parentSchema:schema135.properties.uri,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema134.required,parentSchema:schema134,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate250.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema134,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate251(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_confirmSecondFactor_body = validate253;
const schema136 = {"type":"object","required":["code"],"properties":{"code":{"$ref":"#/components/schemas/SecondFactorCode"}}};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema136.required,parentSchema:schema136,data}];
return false;
}
else {
if(data.code !== undefined){
if(!(validate225(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":{"code":true},"dynamicProps":false,"dynamicItems":false};

export const settings_confirmSecondFactor_201 = validate255;
const schema137 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RecoveryCodes"}}};
const schema138 = {"type":"object","additionalProperties":false,"required":["recovery_codes"],"properties":{"recovery_codes":{"type":"array","items":{"type":"string"}}}};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.recovery_codes === undefined) && (missing0 = "recovery_codes")){
validate256.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema138.required,parentSchema:schema138,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "recovery_codes")){
validate256.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema138,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.recovery_codes !== undefined){
let data0 = data.recovery_codes;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate256.errors = [{instancePath:instancePath+"/recovery_codes/" + i0,schemaPath:"#/properties/recovery_codes/items/type",keyword:"type",params:{type: "string"},schema:schema138.properties.recovery_codes.items.type,parentSchema:schema138.properties.recovery_codes.items,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/recovery_codes",schemaPath:"#/properties/recovery_codes/type",keyword:"type",params:{type: "array"},schema:schema138.properties.recovery_codes.type,parentSchema:schema138.properties.recovery_codes,data:data0}];
return false;
}
}
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema137.required,parentSchema:schema137,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate255.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema137,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate256(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_renewRecoveryCodes_body = validate258;
const schema139 = {"type":"object","required":["current_password","code"],"properties":{"current_password":{"$ref":"#/components/schemas/Password"},"code":{"$ref":"#/components/schemas/SecondFactorCode"}}};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.current_password === undefined) && (missing0 = "current_password")) || ((data.code === undefined) && (missing0 = "code"))){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema139.required,parentSchema:schema139,data}];
return false;
}
else {
if(data.current_password !== undefined){
const _errs1 = errors;
if(!(validate223(data.current_password, {instancePath:instancePath+"/current_password",parentData:data,parentDataProperty:"current_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs2 = errors;
if(!(validate225(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"current_password":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const settings_listInvitations_200 = validate261;
const schema140 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Invitation"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema141 = {"type":"object","additionalProperties":false,"required":["id","email","name","role","invited_by","created_at","expires_at"],"properties":{"id":{"type":"string"},"email":{"type":"string"},"name":{"type":["string","null"]},"role":{"$ref":"#/components/schemas/Role"},"invited_by":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":"string","format":"date-time"}}};
const schema142 = {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate264.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema142.required,parentSchema:schema142,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate264.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema142,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate264.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema142.properties.id.type,parentSchema:schema142.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate264.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema142.properties.name.type,parentSchema:schema142.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.invited_by === undefined) && (missing0 = "invited_by"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema141.required,parentSchema:schema141,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "email")) || (key0 === "name")) || (key0 === "role")) || (key0 === "invited_by")) || (key0 === "created_at")) || (key0 === "expires_at"))){
validate262.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema141,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate262.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema141.properties.id.type,parentSchema:schema141.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate262.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema141.properties.email.type,parentSchema:schema141.properties.email,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate262.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema141.properties.name.type},schema:schema141.properties.name.type,parentSchema:schema141.properties.name,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs8 = errors;
if(!(validate216(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_by !== undefined){
let data4 = data.invited_by;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate264(data4, {instancePath:instancePath+"/invited_by",parentData:data,parentDataProperty:"invited_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema141.properties.invited_by.oneOf[1].type,parentSchema:schema141.properties.invited_by.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema141.properties.invited_by.oneOf,parentSchema:schema141.properties.invited_by,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate262.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats4.validate(data5))){
validate262.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema141.properties.created_at,data:data5}];
return false;
}
}
else {
validate262.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema141.properties.created_at.type,parentSchema:schema141.properties.created_at,data:data5}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data6 = data.expires_at;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate262.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema141.properties.expires_at,data:data6}];
return false;
}
}
else {
validate262.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema141.properties.expires_at.type,parentSchema:schema141.properties.expires_at,data:data6}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema140.required,parentSchema:schema140,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate261.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema140,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate262(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema140.properties.data.type,parentSchema:schema140.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_createInvitation_body = validate268;
const schema143 = {"type":"object","required":["email","role"],"properties":{"email":{"type":"string","format":"email","maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true},"role":{"$ref":"#/components/schemas/InvitedRole"},"name":{"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"}}};
const schema144 = {"type":"string","enum":["admin","member"]};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema144.type,parentSchema:schema144,data}];
return false;
}
if(!((data === "admin") || (data === "member"))){
validate269.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema144.enum},schema:schema144.enum,parentSchema:schema144,data}];
return false;
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))){
validate268.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema143.required,parentSchema:schema143,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate268.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema143.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate268.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema143.properties.email,data:data0}];
return false;
}
else {
if(!(formats16.test(data0))){
validate268.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema143.properties.email,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate268.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema143.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate268.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema143.properties.email.type,parentSchema:schema143.properties.email,data:data0}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate269(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate268.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema143.properties.name.type},schema:schema143.properties.name.type,parentSchema:schema143.properties.name,data:data2}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate268.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema143.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate268.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema143.properties.name,data:data2}];
return false;
}
else {
if(!pattern3.test(data2)){
validate268.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema143.properties.name,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate268.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema143.properties.name,data:data2}];
return false;
}
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const settings_createInvitation_body_email = validate271;
const schema145 = {"type":"string","format":"email","maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate271.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema145,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate271.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema145,data}];
return false;
}
else {
if(!(formats16.test(data))){
validate271.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema145,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate271.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema145,data}];
return false;
}
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema145.type,parentSchema:schema145,data}];
return false;
}
}
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_createInvitation_body_role = validate272;

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema144.type,parentSchema:schema144,data}];
return false;
}
if(!((data === "admin") || (data === "member"))){
validate272.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema144.enum},schema:schema144.enum,parentSchema:schema144,data}];
return false;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_createInvitation_body_name = validate273;
const schema147 = {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema147.type},schema:schema147.type,parentSchema:schema147,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate273.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema147,data}];
return false;
}
else {
if(func1(data) < 1){
validate273.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema147,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate273.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema147,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate273.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema147,data}];
return false;
}
}
}
}
}
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_createInvitation_201 = validate274;
const schema148 = {"type":"object","additionalProperties":false,"required":["data","url"],"properties":{"data":{"$ref":"#/components/schemas/Invitation"},"url":{"type":["string","null"],"x-shown-once":true}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.url === undefined) && (missing0 = "url"))){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema148.required,parentSchema:schema148,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "url"))){
validate274.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema148,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate262(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate274.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema148.properties.url.type},schema:schema148.properties.url.type,parentSchema:schema148.properties.url,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_getInvitation_body = validate276;
const schema149 = {"type":"object","required":["token"],"properties":{"token":{"$ref":"#/components/schemas/MailToken"}}};
const schema150 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate277.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema150,data}];
return false;
}
else {
if(func1(data) < 1){
validate277.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema150,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate277.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema150,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate277.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema150,data}];
return false;
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema150.type,parentSchema:schema150,data}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema149.required,parentSchema:schema149,data}];
return false;
}
else {
if(data.token !== undefined){
if(!(validate277(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":{"token":true},"dynamicProps":false,"dynamicItems":false};

export const settings_getInvitation_body_token = validate279;

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate279.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema150,data}];
return false;
}
else {
if(func1(data) < 1){
validate279.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema150,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate279.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema150,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate279.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema150,data}];
return false;
}
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema150.type,parentSchema:schema150,data}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_getInvitation_200 = validate280;
const schema152 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/InvitationPreview"}}};
const schema153 = {"type":"object","additionalProperties":false,"required":["email","role","workspace","has_account"],"properties":{"email":{"type":"string"},"role":{"$ref":"#/components/schemas/Role"},"workspace":{"$ref":"#/components/schemas/InvitingWorkspace"},"has_account":{"type":"boolean"}}};
const schema154 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"}}};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema154.required,parentSchema:schema154,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "name")){
validate283.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema154,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
validate283.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema154.properties.name.type,parentSchema:schema154.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema154.type,parentSchema:schema154,data}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.has_account === undefined) && (missing0 = "has_account"))){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema153.required,parentSchema:schema153,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "role")) || (key0 === "workspace")) || (key0 === "has_account"))){
validate281.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema153,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate281.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema153.properties.email.type,parentSchema:schema153.properties.email,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if(!(validate216(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
const _errs5 = errors;
if(!(validate283(data.workspace, {instancePath:instancePath+"/workspace",parentData:data,parentDataProperty:"workspace",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_account !== undefined){
let data3 = data.has_account;
const _errs6 = errors;
if(typeof data3 !== "boolean"){
validate281.errors = [{instancePath:instancePath+"/has_account",schemaPath:"#/properties/has_account/type",keyword:"type",params:{type: "boolean"},schema:schema153.properties.has_account.type,parentSchema:schema153.properties.has_account,data:data3}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema152.required,parentSchema:schema152,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema152,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate281(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_acceptInvitation_body = validate286;
const schema155 = {"type":"object","required":["token","password"],"properties":{"token":{"$ref":"#/components/schemas/MailToken"},"password":{"$ref":"#/components/schemas/Password"},"name":{"$ref":"#/components/schemas/DisplayName"},"code":{"$ref":"#/components/schemas/SecondFactorCode"}}};
const schema156 = {"type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate289.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema156,data}];
return false;
}
else {
if(func1(data) < 1){
validate289.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema156,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate289.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema156,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate289.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema156,data}];
return false;
}
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema156.type,parentSchema:schema156,data}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.password === undefined) && (missing0 = "password"))){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema155.required,parentSchema:schema155,data}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(!(validate277(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs2 = errors;
if(!(validate223(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(!(validate225(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":{"token":true,"password":true,"name":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const settings_acceptInvitation_body_name = validate292;

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate292.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema156,data}];
return false;
}
else {
if(func1(data) < 1){
validate292.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema156,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate292.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema156,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate292.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema156,data}];
return false;
}
}
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema156.type,parentSchema:schema156,data}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_requestPasswordReset_body = validate293;
const schema158 = {"type":"object","required":["email"],"properties":{"email":{"type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true}}};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema158.required,parentSchema:schema158,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate293.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema158.properties.email,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate293.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema158.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate293.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema158.properties.email,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate293.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema158.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema158.properties.email.type,parentSchema:schema158.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

export const settings_completePasswordReset_body = validate294;
const schema159 = {"type":"object","required":["token","new_password"],"properties":{"token":{"$ref":"#/components/schemas/MailToken"},"new_password":{"$ref":"#/components/schemas/NewPassword"}}};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
validate294.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema159.required,parentSchema:schema159,data}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(!(validate277(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_password !== undefined){
const _errs2 = errors;
if(!(validate238(data.new_password, {instancePath:instancePath+"/new_password",parentData:data,parentDataProperty:"new_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":{"token":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const settings_listMembers_query_status = validate297;
const schema160 = {"type":"string","enum":["active","suspended","pending"]};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema160.type,parentSchema:schema160,data}];
return false;
}
if(!(((data === "active") || (data === "suspended")) || (data === "pending"))){
validate297.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema160.enum},schema:schema160.enum,parentSchema:schema160,data}];
return false;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_listMembers_query_role = validate298;

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema113.type,parentSchema:schema113,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate298.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema113.enum},schema:schema113.enum,parentSchema:schema113,data}];
return false;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_listMembers_200 = validate299;
const schema162 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Member_settings"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema163 = {"type":"object","additionalProperties":false,"required":["user","role","status","joined_at","last_seen_at"],"properties":{"user":{"$ref":"#/components/schemas/MemberUser"},"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberStatus"},"joined_at":{"type":["string","null"],"format":"date-time"},"last_seen_at":{"type":["string","null"],"format":"date-time"}}};
const schema164 = {"type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"}}};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))){
validate301.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema164.required,parentSchema:schema164,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "email"))){
validate301.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema164,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate301.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema164.properties.id.type,parentSchema:schema164.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate301.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema164.properties.name.type,parentSchema:schema164.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate301.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema164.properties.email.type,parentSchema:schema164.properties.email,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.joined_at === undefined) && (missing0 = "joined_at"))) || ((data.last_seen_at === undefined) && (missing0 = "last_seen_at"))){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema163.required,parentSchema:schema163,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "user") || (key0 === "role")) || (key0 === "status")) || (key0 === "joined_at")) || (key0 === "last_seen_at"))){
validate300.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema163,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
const _errs2 = errors;
if(!(validate301(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate216(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate297(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joined_at !== undefined){
let data3 = data.joined_at;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate300.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/type",keyword:"type",params:{type: schema163.properties.joined_at.type},schema:schema163.properties.joined_at.type,parentSchema:schema163.properties.joined_at,data:data3}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate300.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema163.properties.joined_at,data:data3}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_seen_at !== undefined){
let data4 = data.last_seen_at;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate300.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/type",keyword:"type",params:{type: schema163.properties.last_seen_at.type},schema:schema163.properties.last_seen_at.type,parentSchema:schema163.properties.last_seen_at,data:data4}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate300.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema163.properties.last_seen_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema162.required,parentSchema:schema162,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate299.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema162,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate300(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate299.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema162.properties.data.type,parentSchema:schema162.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_updateMember_body = validate307;
const schema165 = {"type":"object","properties":{"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberAccess"}}};
const schema166 = {"type":"string","enum":["active","suspended"]};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema166.type,parentSchema:schema166,data}];
return false;
}
if(!((data === "active") || (data === "suspended"))){
validate309.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema166.enum},schema:schema166.enum,parentSchema:schema166,data}];
return false;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
const _errs1 = errors;
if(!(validate216(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs2 = errors;
if(!(validate309(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const settings_updateMember_body_status = validate311;

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema166.type,parentSchema:schema166,data}];
return false;
}
if(!((data === "active") || (data === "suspended"))){
validate311.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema166.enum},schema:schema166.enum,parentSchema:schema166,data}];
return false;
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_updateMember_200 = validate312;
const schema168 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Member_settings"}}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema168.required,parentSchema:schema168,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate312.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema168,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate300(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_updateWorkspace_body = validate314;
const schema169 = {"type":"object","minProperties":1,"properties":{"name":{"$ref":"#/components/schemas/DisplayName"},"time_zone":{"type":"string","maxLength":255,"format":"time-zone","pattern":"^[^\\x00]*$","x-storable":true},"require_second_factor":{"type":"boolean"}}};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate314.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema169,data}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_zone !== undefined){
let data1 = data.time_zone;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate314.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema169.properties.time_zone,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate314.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema169.properties.time_zone,data:data1}];
return false;
}
else {
if(!(formats52(data1))){
validate314.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema169.properties.time_zone,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate314.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema169.properties.time_zone,data:data1}];
return false;
}
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema169.properties.time_zone.type,parentSchema:schema169.properties.time_zone,data:data1}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.require_second_factor !== undefined){
let data2 = data.require_second_factor;
const _errs4 = errors;
if(typeof data2 !== "boolean"){
validate314.errors = [{instancePath:instancePath+"/require_second_factor",schemaPath:"#/properties/require_second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema169.properties.require_second_factor.type,parentSchema:schema169.properties.require_second_factor,data:data2}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":{"name":true,"time_zone":true,"require_second_factor":true},"dynamicProps":false,"dynamicItems":false};

export const settings_updateWorkspace_body_time_zone = validate316;
const schema170 = {"type":"string","maxLength":255,"format":"time-zone","pattern":"^[^\\x00]*$","x-storable":true};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate316.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema170,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate316.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema170,data}];
return false;
}
else {
if(!(formats52(data))){
validate316.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema170,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate316.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema170,data}];
return false;
}
}
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema170.type,parentSchema:schema170,data}];
return false;
}
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_updateWorkspace_200 = validate317;
const schema171 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Workspace"}}};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema171.required,parentSchema:schema171,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate317.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema171,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate214(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_listKeys_200 = validate319;
const schema172 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Key"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema173 = {"type":"object","additionalProperties":false,"required":["id","name","scopes","status","created_by","creator_active","created_at","expires_at","last_used_at","secrets"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"scopes":{"type":"array","items":{"$ref":"#/components/schemas/Scope"}},"status":{"$ref":"#/components/schemas/KeyStatus"},"created_by":{"$ref":"#/components/schemas/UserRef"},"creator_active":{"type":"boolean"},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"},"last_used_at":{"type":["string","null"],"format":"date-time"},"secrets":{"type":"array","items":{"$ref":"#/components/schemas/KeySecret"}}}};
const schema174 = {"type":"string","enum":["active","disabled","revoked","expired"]};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema174.type,parentSchema:schema174,data}];
return false;
}
if(!((((data === "active") || (data === "disabled")) || (data === "revoked")) || (data === "expired"))){
validate322.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema174.enum},schema:schema174.enum,parentSchema:schema174,data}];
return false;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema175 = {"type":"object","additionalProperties":false,"required":["last4","created_at","expires_at","last_used_at"],"properties":{"last4":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"},"last_used_at":{"type":["string","null"],"format":"date-time"}}};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.last4 === undefined) && (missing0 = "last4")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema175.required,parentSchema:schema175,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "last4") || (key0 === "created_at")) || (key0 === "expires_at")) || (key0 === "last_used_at"))){
validate325.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema175,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.last4 !== undefined){
let data0 = data.last4;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate325.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema175.properties.last4.type,parentSchema:schema175.properties.last4,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate325.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema175.properties.created_at,data:data1}];
return false;
}
}
else {
validate325.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema175.properties.created_at.type,parentSchema:schema175.properties.created_at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data2 = data.expires_at;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate325.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema175.properties.expires_at.type},schema:schema175.properties.expires_at.type,parentSchema:schema175.properties.expires_at,data:data2}];
return false;
}
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate325.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema175.properties.expires_at,data:data2}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data3 = data.last_used_at;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate325.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema175.properties.last_used_at.type},schema:schema175.properties.last_used_at.type,parentSchema:schema175.properties.last_used_at,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate325.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema175.properties.last_used_at,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.creator_active === undefined) && (missing0 = "creator_active"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.secrets === undefined) && (missing0 = "secrets"))){
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema173.required,parentSchema:schema173,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema173.properties, key0))){
validate320.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema173,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate320.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema173.properties.id.type,parentSchema:schema173.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate320.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema173.properties.name.type,parentSchema:schema173.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data2 = data.scopes;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate57(data2[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema173.properties.scopes.type,parentSchema:schema173.properties.scopes,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs9 = errors;
if(!(validate322(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
const _errs10 = errors;
if(!(validate264(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator_active !== undefined){
let data6 = data.creator_active;
const _errs11 = errors;
if(typeof data6 !== "boolean"){
validate320.errors = [{instancePath:instancePath+"/creator_active",schemaPath:"#/properties/creator_active/type",keyword:"type",params:{type: "boolean"},schema:schema173.properties.creator_active.type,parentSchema:schema173.properties.creator_active,data:data6}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate320.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema173.properties.created_at,data:data7}];
return false;
}
}
else {
validate320.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema173.properties.created_at.type,parentSchema:schema173.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs15 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate320.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema173.properties.expires_at.type},schema:schema173.properties.expires_at.type,parentSchema:schema173.properties.expires_at,data:data8}];
return false;
}
if(errors === _errs15){
if(errors === _errs15){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate320.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema173.properties.expires_at,data:data8}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data9 = data.last_used_at;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate320.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema173.properties.last_used_at.type},schema:schema173.properties.last_used_at.type,parentSchema:schema173.properties.last_used_at,data:data9}];
return false;
}
if(errors === _errs17){
if(errors === _errs17){
if(typeof data9 === "string"){
if(!(formats4.validate(data9))){
validate320.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema173.properties.last_used_at,data:data9}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secrets !== undefined){
let data10 = data.secrets;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate325(data10[i1], {instancePath:instancePath+"/secrets/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid2 = _errs21 === errors;
if(!valid2){
break;
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema173.properties.secrets.type,parentSchema:schema173.properties.secrets,data:data10}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema173.type,parentSchema:schema173,data}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate319.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema172.required,parentSchema:schema172,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate319.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema172,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate320(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema172.properties.data.type,parentSchema:schema172.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_createKey_body = validate329;
const schema176 = {"type":"object","required":["name","scopes"],"properties":{"name":{"$ref":"#/components/schemas/DisplayName"},"scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true}}};
const func0 = require("ajv/dist/runtime/equal").default;

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.scopes === undefined) && (missing0 = "scopes"))){
validate329.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema176.required,parentSchema:schema176,data}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data1 = data.scopes;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate329.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema176.properties.scopes,data:data1}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate57(data1[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
validate329.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema176.properties.scopes,data:data1}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate329.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema176.properties.scopes.type,parentSchema:schema176.properties.scopes,data:data1}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate329.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema176.properties.expires_at.type},schema:schema176.properties.expires_at.type,parentSchema:schema176.properties.expires_at,data:data3}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
validate329.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema176.properties.expires_at,data:data3}];
return false;
}
else {
if(!(formats4.validate(data3))){
validate329.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema176.properties.expires_at,data:data3}];
return false;
}
else {
if(pattern18.test(data3)){
validate329.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema176.properties.expires_at,data:data3}];
return false;
}
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const settings_createKey_body_scopes = validate332;
const schema177 = {"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema23.type,parentSchema:schema23,data}];
return false;
}
if(!(((((((data === "read:projects") || (data === "read:tasks")) || (data === "read:events")) || (data === "read:members")) || (data === "write:tasks")) || (data === "write:events")) || (data === "write:comments"))){
validate333.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},schema:schema23.enum,parentSchema:schema23,data}];
return false;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate332.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema177,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate333(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate332.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema177,data}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate332.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema177.type,parentSchema:schema177,data}];
return false;
}
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const settings_createKey_body_expires_at = validate335;
const schema179 = {"type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema179.type},schema:schema179.type,parentSchema:schema179,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate335.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema179,data}];
return false;
}
else {
if(!(formats4.validate(data))){
validate335.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema179,data}];
return false;
}
else {
if(pattern18.test(data)){
validate335.errors = [{instancePath,schemaPath:"#/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema179,data}];
return false;
}
}
}
}
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_createKey_201 = validate336;
const schema180 = {"type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Key"},"secret":{"type":["string","null"],"x-shown-once":true}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema180.required,parentSchema:schema180,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate336.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema180,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate320(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate336.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema180.properties.secret.type},schema:schema180.properties.secret.type,parentSchema:schema180.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_getKey_200 = validate338;
const schema181 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Key"}}};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate338.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema181.required,parentSchema:schema181,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate338.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema181,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate320(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema181.type,parentSchema:schema181,data}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_updateKey_body = validate340;
const schema182 = {"type":"object","properties":{"name":{"$ref":"#/components/schemas/DisplayName"},"disabled":{"type":"boolean"},"scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true}}};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
let data1 = data.disabled;
const _errs2 = errors;
if(typeof data1 !== "boolean"){
validate340.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema182.properties.disabled.type,parentSchema:schema182.properties.disabled,data:data1}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data2 = data.scopes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length < 1){
validate340.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema182.properties.scopes,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate57(data2[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate340.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema182.properties.scopes,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate340.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema182.properties.scopes.type,parentSchema:schema182.properties.scopes,data:data2}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data4 = data.expires_at;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate340.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema182.properties.expires_at.type},schema:schema182.properties.expires_at.type,parentSchema:schema182.properties.expires_at,data:data4}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data4 === "string"){
if(!pattern17.test(data4)){
validate340.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema182.properties.expires_at,data:data4}];
return false;
}
else {
if(!(formats4.validate(data4))){
validate340.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema182.properties.expires_at,data:data4}];
return false;
}
else {
if(pattern18.test(data4)){
validate340.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema182.properties.expires_at,data:data4}];
return false;
}
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const settings_rotateKey_body = validate343;
const schema183 = {"type":"object","required":["overlap_seconds"],"properties":{"overlap_seconds":{"type":"integer","format":"int32","minimum":0,"maximum":604800}}};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.overlap_seconds === undefined) && (missing0 = "overlap_seconds")){
validate343.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema183.required,parentSchema:schema183,data}];
return false;
}
else {
if(data.overlap_seconds !== undefined){
let data0 = data.overlap_seconds;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate343.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},schema:schema183.properties.overlap_seconds.type,parentSchema:schema183.properties.overlap_seconds,data:data0}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 604800 || isNaN(data0)){
validate343.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema183.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate343.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema183.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate343.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema183.properties.overlap_seconds,data:data0}];
return false;
}
}
}
}
}
}
}
}
else {
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema183.type,parentSchema:schema183,data}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":{"overlap_seconds":true},"dynamicProps":false,"dynamicItems":false};

export const settings_rotateKey_body_overlap_seconds = validate344;
const schema184 = {"type":"integer","format":"int32","minimum":0,"maximum":604800};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema184.type,parentSchema:schema184,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 604800 || isNaN(data)){
validate344.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema184,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate344.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema184,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate344.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema184,data}];
return false;
}
}
}
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_getKeyUsage_query_by = validate345;
const schema185 = {"type":"string","enum":["hour","operation","status"]};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema185.type,parentSchema:schema185,data}];
return false;
}
if(!(((data === "hour") || (data === "operation")) || (data === "status"))){
validate345.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema185.enum},schema:schema185.enum,parentSchema:schema185,data}];
return false;
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_getKeyUsage_200 = validate346;
const schema186 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/UsageHour"}},{"type":"array","items":{"$ref":"#/components/schemas/UsageOperation"}},{"type":"array","items":{"$ref":"#/components/schemas/UsageStatus"}}]}}};
const schema187 = {"type":"object","additionalProperties":false,"required":["hour","requests","errors","rate_limited"],"properties":{"hour":{"type":"string","format":"date-time"},"requests":{"type":"integer","format":"int32"},"errors":{"type":"integer","format":"int32"},"rate_limited":{"type":"integer","format":"int32"}}};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.hour === undefined) && (missing0 = "hour")) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.rate_limited === undefined) && (missing0 = "rate_limited"))){
validate347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema187.required,parentSchema:schema187,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "hour") || (key0 === "requests")) || (key0 === "errors")) || (key0 === "rate_limited"))){
validate347.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema187,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hour !== undefined){
let data0 = data.hour;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4.validate(data0))){
validate347.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema187.properties.hour,data:data0}];
return false;
}
}
else {
validate347.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type: "string"},schema:schema187.properties.hour.type,parentSchema:schema187.properties.hour,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data1 = data.requests;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate347.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema187.properties.requests.type,parentSchema:schema187.properties.requests,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
validate347.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema187.properties.requests,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data2 = data.errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate347.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "integer"},schema:schema187.properties.errors.type,parentSchema:schema187.properties.errors,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats0.validate(data2))){
validate347.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema187.properties.errors,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limited !== undefined){
let data3 = data.rate_limited;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate347.errors = [{instancePath:instancePath+"/rate_limited",schemaPath:"#/properties/rate_limited/type",keyword:"type",params:{type: "integer"},schema:schema187.properties.rate_limited.type,parentSchema:schema187.properties.rate_limited,data:data3}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats0.validate(data3))){
validate347.errors = [{instancePath:instancePath+"/rate_limited",schemaPath:"#/properties/rate_limited/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema187.properties.rate_limited,data:data3}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema187.type,parentSchema:schema187,data}];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema188 = {"type":"object","additionalProperties":false,"required":["operation_id","requests"],"properties":{"operation_id":{"type":["string","null"]},"requests":{"type":"integer","format":"int32"}}};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.operation_id === undefined) && (missing0 = "operation_id")) || ((data.requests === undefined) && (missing0 = "requests"))){
validate349.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema188.required,parentSchema:schema188,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "operation_id") || (key0 === "requests"))){
validate349.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema188,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation_id !== undefined){
let data0 = data.operation_id;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate349.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema188.properties.operation_id.type},schema:schema188.properties.operation_id.type,parentSchema:schema188.properties.operation_id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data1 = data.requests;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate349.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema188.properties.requests.type,parentSchema:schema188.properties.requests,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
validate349.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema188.properties.requests,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema188.type,parentSchema:schema188,data}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema189 = {"type":"object","additionalProperties":false,"required":["status","requests"],"properties":{"status":{"type":"integer","format":"int32"},"requests":{"type":"integer","format":"int32"}}};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.requests === undefined) && (missing0 = "requests"))){
validate351.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema189.required,parentSchema:schema189,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "requests"))){
validate351.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema189,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate351.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema189.properties.status.type,parentSchema:schema189.properties.status,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats0.validate(data0))){
validate351.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema189.properties.status,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data1 = data.requests;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate351.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema189.properties.requests.type,parentSchema:schema189.properties.requests,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
validate351.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema189.properties.requests,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema186.required,parentSchema:schema186,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate346.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema186,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate347(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema186.properties.data.anyOf[0].type,parentSchema:schema186.properties.data.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data0)){
var valid3 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate349(data0[i1], {instancePath:instancePath+"/data/" + i1,parentData:data0,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema186.properties.data.anyOf[1].type,parentSchema:schema186.properties.data.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(items0 !== true){
items0 = true;
}
}
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data0)){
var valid4 = true;
const len2 = data0.length;
for(let i2=0; i2<len2; i2++){
const _errs12 = errors;
if(!(validate351(data0[i2], {instancePath:instancePath+"/data/" + i2,parentData:data0,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/2/type",keyword:"type",params:{type: "array"},schema:schema186.properties.data.anyOf[2].type,parentSchema:schema186.properties.data.anyOf[2],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(items0 !== true){
items0 = true;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{},schema:schema186.properties.data.anyOf,parentSchema:schema186.properties.data,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate346.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_listProjects_200 = validate353;
const schema190 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/SettingsProject"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema191 = {"type":"object","additionalProperties":false,"required":["id","name","description","private","archived_at","created_at","task_count","columns","members"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"private":{"type":"boolean"},"archived_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"task_count":{"type":"integer","format":"int32","minimum":0},"columns":{"type":"array","items":{"$ref":"#/components/schemas/Column"}},"members":{"type":"array","items":{"$ref":"#/components/schemas/ProjectMember"}}}};
const schema192 = {"type":"object","additionalProperties":false,"required":["id","name","is_done","order","task_count"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"is_done":{"type":"boolean"},"order":{"type":"integer","format":"int32","minimum":0},"task_count":{"type":"integer","format":"int32","minimum":0}}};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.is_done === undefined) && (missing0 = "is_done"))) || ((data.order === undefined) && (missing0 = "order"))) || ((data.task_count === undefined) && (missing0 = "task_count"))){
validate355.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema192.required,parentSchema:schema192,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "is_done")) || (key0 === "order")) || (key0 === "task_count"))){
validate355.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema192,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate355.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema192.properties.id.type,parentSchema:schema192.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate355.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema192.properties.name.type,parentSchema:schema192.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_done !== undefined){
let data2 = data.is_done;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate355.errors = [{instancePath:instancePath+"/is_done",schemaPath:"#/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema192.properties.is_done.type,parentSchema:schema192.properties.is_done,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data3 = data.order;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate355.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema192.properties.order.type,parentSchema:schema192.properties.order,data:data3}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate355.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema192.properties.order,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate355.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema192.properties.order,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_count !== undefined){
let data4 = data.task_count;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate355.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema192.properties.task_count.type,parentSchema:schema192.properties.task_count,data:data4}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate355.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema192.properties.task_count,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate355.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema192.properties.task_count,data:data4}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema192.type,parentSchema:schema192,data}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema193 = {"type":"object","additionalProperties":false,"required":["user","role"],"properties":{"user":{"$ref":"#/components/schemas/UserRef"},"role":{"$ref":"#/components/schemas/ProjectRole"}}};
const schema194 = {"type":"string","enum":["manager","editor","viewer"]};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema194.type,parentSchema:schema194,data}];
return false;
}
if(!(((data === "manager") || (data === "editor")) || (data === "viewer"))){
validate359.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema194.enum},schema:schema194.enum,parentSchema:schema194,data}];
return false;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))){
validate357.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema193.required,parentSchema:schema193,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user") || (key0 === "role"))){
validate357.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema193,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
const _errs2 = errors;
if(!(validate264(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate359(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema193.type,parentSchema:schema193,data}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.private === undefined) && (missing0 = "private"))) || ((data.archived_at === undefined) && (missing0 = "archived_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.task_count === undefined) && (missing0 = "task_count"))) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.members === undefined) && (missing0 = "members"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema191.required,parentSchema:schema191,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema191.properties, key0))){
validate354.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema191,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate354.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema191.properties.id.type,parentSchema:schema191.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate354.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema191.properties.name.type,parentSchema:schema191.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate354.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema191.properties.description.type},schema:schema191.properties.description.type,parentSchema:schema191.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.private !== undefined){
let data3 = data.private;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate354.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema191.properties.private.type,parentSchema:schema191.properties.private,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived_at !== undefined){
let data4 = data.archived_at;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate354.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema191.properties.archived_at.type},schema:schema191.properties.archived_at.type,parentSchema:schema191.properties.archived_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate354.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema191.properties.archived_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats4.validate(data5))){
validate354.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema191.properties.created_at,data:data5}];
return false;
}
}
else {
validate354.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema191.properties.created_at.type,parentSchema:schema191.properties.created_at,data:data5}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_count !== undefined){
let data6 = data.task_count;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate354.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema191.properties.task_count.type,parentSchema:schema191.properties.task_count,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate354.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema191.properties.task_count,data:data6}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate354.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema191.properties.task_count,data:data6}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data7 = data.columns;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate355(data7[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate354.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema191.properties.columns.type,parentSchema:schema191.properties.columns,data:data7}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.members !== undefined){
let data9 = data.members;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate357(data9[i1], {instancePath:instancePath+"/members/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid2 = _errs21 === errors;
if(!valid2){
break;
}
}
}
else {
validate354.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},schema:schema191.properties.members.type,parentSchema:schema191.properties.members,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate353.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema190.required,parentSchema:schema190,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate353.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema190,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate354(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate353.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema190.properties.data.type,parentSchema:schema190.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema190.type,parentSchema:schema190,data}];
return false;
}
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_createProject_body = validate364;
const schema195 = {"type":"object","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/DisplayName"},"description":{"$ref":"#/components/schemas/ProjectDescription"},"private":{"type":"boolean"}}};
const schema196 = {"type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema196.type},schema:schema196.type,parentSchema:schema196,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate366.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema196,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate366.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema196,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate366.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema196,data}];
return false;
}
}
}
}
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate364.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema195.required,parentSchema:schema195,data}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs2 = errors;
if(!(validate366(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.private !== undefined){
let data2 = data.private;
const _errs3 = errors;
if(typeof data2 !== "boolean"){
validate364.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema195.properties.private.type,parentSchema:schema195.properties.private,data:data2}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate364.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema195.type,parentSchema:schema195,data}];
return false;
}
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":{"name":true,"description":true,"private":true},"dynamicProps":false,"dynamicItems":false};

export const settings_createProject_body_description = validate368;

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema196.type},schema:schema196.type,parentSchema:schema196,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate368.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema196,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate368.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema196,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate368.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema196,data}];
return false;
}
}
}
}
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_createProject_201 = validate369;
const schema198 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SettingsProject"}}};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate369.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema198.required,parentSchema:schema198,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate369.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema198,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate354(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema198.type,parentSchema:schema198,data}];
return false;
}
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_updateProject_body = validate371;
const schema199 = {"type":"object","properties":{"name":{"$ref":"#/components/schemas/DisplayName"},"description":{"$ref":"#/components/schemas/ProjectDescription"},"private":{"type":"boolean"},"archived":{"type":"boolean"}}};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs2 = errors;
if(!(validate366(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.private !== undefined){
let data2 = data.private;
const _errs3 = errors;
if(typeof data2 !== "boolean"){
validate371.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema199.properties.private.type,parentSchema:schema199.properties.private,data:data2}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
let data3 = data.archived;
const _errs5 = errors;
if(typeof data3 !== "boolean"){
validate371.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema199.properties.archived.type,parentSchema:schema199.properties.archived,data:data3}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":{"name":true,"description":true,"private":true,"archived":true},"dynamicProps":false,"dynamicItems":false};

export const settings_createColumn_body = validate374;
const schema200 = {"type":"object","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/DisplayName"},"is_done":{"type":"boolean"}}};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema200.required,parentSchema:schema200,data}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_done !== undefined){
let data1 = data.is_done;
const _errs2 = errors;
if(typeof data1 !== "boolean"){
validate374.errors = [{instancePath:instancePath+"/is_done",schemaPath:"#/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema200.properties.is_done.type,parentSchema:schema200.properties.is_done,data:data1}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema200.type,parentSchema:schema200,data}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":{"name":true,"is_done":true},"dynamicProps":false,"dynamicItems":false};

export const settings_createColumn_201 = validate376;
const schema201 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Column"}}};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate376.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema201.required,parentSchema:schema201,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate376.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema201,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate355(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema201.type,parentSchema:schema201,data}];
return false;
}
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_setProjectMember_body = validate378;
const schema202 = {"type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/ProjectRole"}}};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema202.required,parentSchema:schema202,data}];
return false;
}
else {
if(data.role !== undefined){
if(!(validate359(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
}
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema202.type,parentSchema:schema202,data}];
return false;
}
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

export const settings_setProjectMember_body_role = validate380;

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema194.type,parentSchema:schema194,data}];
return false;
}
if(!(((data === "manager") || (data === "editor")) || (data === "viewer"))){
validate380.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema194.enum},schema:schema194.enum,parentSchema:schema194,data}];
return false;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_setProjectMember_200 = validate381;
const schema204 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ProjectMember"}}};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate381.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema204.required,parentSchema:schema204,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate381.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema204,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate357(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate381.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data}];
return false;
}
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_updateColumn_body = validate383;
const schema205 = {"type":"object","properties":{"name":{"$ref":"#/components/schemas/DisplayName"},"is_done":{"type":"boolean"},"order":{"type":"integer","format":"int32","minimum":0}}};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_done !== undefined){
let data1 = data.is_done;
const _errs2 = errors;
if(typeof data1 !== "boolean"){
validate383.errors = [{instancePath:instancePath+"/is_done",schemaPath:"#/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema205.properties.is_done.type,parentSchema:schema205.properties.is_done,data:data1}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data2 = data.order;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate383.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema205.properties.order.type,parentSchema:schema205.properties.order,data:data2}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate383.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema205.properties.order,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate383.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema205.properties.order,data:data2}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema205.type,parentSchema:schema205,data}];
return false;
}
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":{"name":true,"is_done":true,"order":true},"dynamicProps":false,"dynamicItems":false};

export const settings_updateColumn_body_order = validate385;
const schema206 = {"type":"integer","format":"int32","minimum":0};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate385.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema206.type,parentSchema:schema206,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate385.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema206,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate385.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema206,data}];
return false;
}
}
}
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_deleteColumn_query_move_to = validate386;
const schema207 = {"type":"string","pattern":"^card_","x-message":"must be the id of a column"};
const pattern70 = new RegExp("^card_", "u");

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate386.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern70.test(data)){
validate386.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^card_"},schema:"^card_",parentSchema:schema207,data}];
return false;
}
}
else {
validate386.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema207.type,parentSchema:schema207,data}];
return false;
}
}
validate386.errors = vErrors;
return errors === 0;
}
validate386.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_listWebhookEndpoints_200 = validate387;
const schema208 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Endpoint"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema209 = {"type":"object","additionalProperties":false,"required":["id","name","url","events","status","disabled_reason","consecutive_exhausted","created_at","disabled_at","health","secrets","last_100"],"properties":{"id":{"type":"string"},"name":{"type":["string","null"]},"url":{"type":"string"},"events":{"type":"array","items":{"$ref":"#/components/schemas/WebhookEventType"}},"status":{"$ref":"#/components/schemas/EndpointStatus"},"disabled_reason":{"oneOf":[{"$ref":"#/components/schemas/DisabledReason"},{"type":"null"}]},"consecutive_exhausted":{"type":"integer","format":"int32"},"created_at":{"type":"string","format":"date-time"},"disabled_at":{"type":["string","null"],"format":"date-time"},"health":{"$ref":"#/components/schemas/EndpointHealth"},"secrets":{"type":"array","items":{"$ref":"#/components/schemas/EndpointSecret"}},"last_100":{"$ref":"#/components/schemas/DeliveryCounts"}}};
const schema210 = {"type":"string","enum":["task.created","task.updated","task.completed","task.deleted","comment.created","event.created","project.created"]};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate389.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema210.type,parentSchema:schema210,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate389.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema210.enum},schema:schema210.enum,parentSchema:schema210,data}];
return false;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema211 = {"type":"string","enum":["enabled","disabled"]};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate391.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema211.type,parentSchema:schema211,data}];
return false;
}
if(!((data === "enabled") || (data === "disabled"))){
validate391.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema211.enum},schema:schema211.enum,parentSchema:schema211,data}];
return false;
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema212 = {"type":"string","enum":["manual","failures"]};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema212.type,parentSchema:schema212,data}];
return false;
}
if(!((data === "manual") || (data === "failures"))){
validate393.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema212.enum},schema:schema212.enum,parentSchema:schema212,data}];
return false;
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema213 = {"type":"object","additionalProperties":false,"required":["state","failing_since","last_delivered_at","waiting","next_attempt_at"],"properties":{"state":{"$ref":"#/components/schemas/EndpointState"},"failing_since":{"type":["string","null"],"format":"date-time"},"last_delivered_at":{"type":["string","null"],"format":"date-time"},"waiting":{"type":"integer","format":"int32"},"next_attempt_at":{"type":["string","null"],"format":"date-time"}}};
const schema214 = {"type":"string","enum":["idle","healthy","failing","disabled"]};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate396.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema214.type,parentSchema:schema214,data}];
return false;
}
if(!((((data === "idle") || (data === "healthy")) || (data === "failing")) || (data === "disabled"))){
validate396.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema214.enum},schema:schema214.enum,parentSchema:schema214,data}];
return false;
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.state === undefined) && (missing0 = "state")) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.last_delivered_at === undefined) && (missing0 = "last_delivered_at"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))){
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema213.required,parentSchema:schema213,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "state") || (key0 === "failing_since")) || (key0 === "last_delivered_at")) || (key0 === "waiting")) || (key0 === "next_attempt_at"))){
validate395.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema213,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
const _errs2 = errors;
if(!(validate396(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing_since !== undefined){
let data1 = data.failing_since;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate395.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema213.properties.failing_since.type},schema:schema213.properties.failing_since.type,parentSchema:schema213.properties.failing_since,data:data1}];
return false;
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate395.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema213.properties.failing_since,data:data1}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_delivered_at !== undefined){
let data2 = data.last_delivered_at;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate395.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/type",keyword:"type",params:{type: schema213.properties.last_delivered_at.type},schema:schema213.properties.last_delivered_at.type,parentSchema:schema213.properties.last_delivered_at,data:data2}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate395.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema213.properties.last_delivered_at,data:data2}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data3 = data.waiting;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate395.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema213.properties.waiting.type,parentSchema:schema213.properties.waiting,data:data3}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats0.validate(data3))){
validate395.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema213.properties.waiting,data:data3}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data4 = data.next_attempt_at;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate395.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema213.properties.next_attempt_at.type},schema:schema213.properties.next_attempt_at.type,parentSchema:schema213.properties.next_attempt_at,data:data4}];
return false;
}
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate395.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema213.properties.next_attempt_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema213.type,parentSchema:schema213,data}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema215 = {"type":"object","additionalProperties":false,"required":["last4","created_at","expires_at"],"properties":{"last4":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"}}};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.last4 === undefined) && (missing0 = "last4")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate399.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema215.required,parentSchema:schema215,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "last4") || (key0 === "created_at")) || (key0 === "expires_at"))){
validate399.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema215,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.last4 !== undefined){
let data0 = data.last4;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate399.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema215.properties.last4.type,parentSchema:schema215.properties.last4,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate399.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema215.properties.created_at,data:data1}];
return false;
}
}
else {
validate399.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema215.properties.created_at.type,parentSchema:schema215.properties.created_at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data2 = data.expires_at;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate399.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema215.properties.expires_at.type},schema:schema215.properties.expires_at.type,parentSchema:schema215.properties.expires_at,data:data2}];
return false;
}
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate399.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema215.properties.expires_at,data:data2}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate399.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema215.type,parentSchema:schema215,data}];
return false;
}
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema216 = {"type":"object","additionalProperties":false,"required":["delivered","pending","retrying","exhausted","held"],"properties":{"delivered":{"type":"integer","format":"int32"},"pending":{"type":"integer","format":"int32"},"retrying":{"type":"integer","format":"int32"},"exhausted":{"type":"integer","format":"int32"},"held":{"type":"integer","format":"int32"}}};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.delivered === undefined) && (missing0 = "delivered")) || ((data.pending === undefined) && (missing0 = "pending"))) || ((data.retrying === undefined) && (missing0 = "retrying"))) || ((data.exhausted === undefined) && (missing0 = "exhausted"))) || ((data.held === undefined) && (missing0 = "held"))){
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema216.required,parentSchema:schema216,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "delivered") || (key0 === "pending")) || (key0 === "retrying")) || (key0 === "exhausted")) || (key0 === "held"))){
validate401.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema216,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.delivered !== undefined){
let data0 = data.delivered;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate401.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/type",keyword:"type",params:{type: "integer"},schema:schema216.properties.delivered.type,parentSchema:schema216.properties.delivered,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats0.validate(data0))){
validate401.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema216.properties.delivered,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
let data1 = data.pending;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate401.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "integer"},schema:schema216.properties.pending.type,parentSchema:schema216.properties.pending,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
validate401.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema216.properties.pending,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrying !== undefined){
let data2 = data.retrying;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate401.errors = [{instancePath:instancePath+"/retrying",schemaPath:"#/properties/retrying/type",keyword:"type",params:{type: "integer"},schema:schema216.properties.retrying.type,parentSchema:schema216.properties.retrying,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats0.validate(data2))){
validate401.errors = [{instancePath:instancePath+"/retrying",schemaPath:"#/properties/retrying/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema216.properties.retrying,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exhausted !== undefined){
let data3 = data.exhausted;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate401.errors = [{instancePath:instancePath+"/exhausted",schemaPath:"#/properties/exhausted/type",keyword:"type",params:{type: "integer"},schema:schema216.properties.exhausted.type,parentSchema:schema216.properties.exhausted,data:data3}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats0.validate(data3))){
validate401.errors = [{instancePath:instancePath+"/exhausted",schemaPath:"#/properties/exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema216.properties.exhausted,data:data3}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.held !== undefined){
let data4 = data.held;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate401.errors = [{instancePath:instancePath+"/held",schemaPath:"#/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema216.properties.held.type,parentSchema:schema216.properties.held,data:data4}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats0.validate(data4))){
validate401.errors = [{instancePath:instancePath+"/held",schemaPath:"#/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema216.properties.held,data:data4}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.disabled_reason === undefined) && (missing0 = "disabled_reason"))) || ((data.consecutive_exhausted === undefined) && (missing0 = "consecutive_exhausted"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.disabled_at === undefined) && (missing0 = "disabled_at"))) || ((data.health === undefined) && (missing0 = "health"))) || ((data.secrets === undefined) && (missing0 = "secrets"))) || ((data.last_100 === undefined) && (missing0 = "last_100"))){
validate388.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema209.required,parentSchema:schema209,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema209.properties, key0))){
validate388.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema209,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate388.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema209.properties.id.type,parentSchema:schema209.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate388.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema209.properties.name.type},schema:schema209.properties.name.type,parentSchema:schema209.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data2 = data.url;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate388.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema209.properties.url.type,parentSchema:schema209.properties.url,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate389(data3[i0], {instancePath:instancePath+"/events/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate388.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema209.properties.events.type,parentSchema:schema209.properties.events,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs11 = errors;
if(!(validate391(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_reason !== undefined){
let data6 = data.disabled_reason;
const _errs12 = errors;
const _errs13 = errors;
let valid2 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate393(data6, {instancePath:instancePath+"/disabled_reason",parentData:data,parentDataProperty:"disabled_reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema209.properties.disabled_reason.oneOf[1].type,parentSchema:schema209.properties.disabled_reason.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema209.properties.disabled_reason.oneOf,parentSchema:schema209.properties.disabled_reason,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate388.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consecutive_exhausted !== undefined){
let data7 = data.consecutive_exhausted;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate388.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.consecutive_exhausted.type,parentSchema:schema209.properties.consecutive_exhausted,data:data7}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats0.validate(data7))){
validate388.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema209.properties.consecutive_exhausted,data:data7}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate388.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema209.properties.created_at,data:data8}];
return false;
}
}
else {
validate388.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema209.properties.created_at.type,parentSchema:schema209.properties.created_at,data:data8}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_at !== undefined){
let data9 = data.disabled_at;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate388.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/type",keyword:"type",params:{type: schema209.properties.disabled_at.type},schema:schema209.properties.disabled_at.type,parentSchema:schema209.properties.disabled_at,data:data9}];
return false;
}
if(errors === _errs21){
if(errors === _errs21){
if(typeof data9 === "string"){
if(!(formats4.validate(data9))){
validate388.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema209.properties.disabled_at,data:data9}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.health !== undefined){
const _errs23 = errors;
if(!(validate395(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secrets !== undefined){
let data11 = data.secrets;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data11)){
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validate399(data11[i1], {instancePath:instancePath+"/secrets/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
var valid3 = _errs26 === errors;
if(!valid3){
break;
}
}
}
else {
validate388.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema209.properties.secrets.type,parentSchema:schema209.properties.secrets,data:data11}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_100 !== undefined){
const _errs27 = errors;
if(!(validate401(data.last_100, {instancePath:instancePath+"/last_100",parentData:data,parentDataProperty:"last_100",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema209.type,parentSchema:schema209,data}];
return false;
}
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate387.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema208.required,parentSchema:schema208,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate387.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema208,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate388(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema208.properties.data.type,parentSchema:schema208.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_createWebhookEndpoint_body = validate405;
const schema217 = {"type":"object","required":["url","events"],"properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}}}};
const schema218 = {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate406.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema218.type},schema:schema218.type,parentSchema:schema218,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate406.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema218,data}];
return false;
}
else {
if(func1(data) < 1){
validate406.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema218,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate406.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema218,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate406.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema218,data}];
return false;
}
}
}
}
}
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema219 = {"type":"string","x-public-url":true,"minLength":1,"maxLength":2048,"pattern":"^[^\\x00]*$","x-storable":true};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate408.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema219,data}];
return false;
}
else {
if(func1(data) < 1){
validate408.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema219,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate408.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema219,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate408.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema219,data}];
return false;
}
}
}
}
}
else {
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema219.type,parentSchema:schema219,data}];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.events === undefined) && (missing0 = "events"))){
validate405.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema217.required,parentSchema:schema217,data}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate406(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs2 = errors;
if(!(validate408(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data2 = data.events;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate389(data2[i0], {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate405.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema217.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate405.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema217.properties.events.type,parentSchema:schema217.properties.events,data:data2}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema217.type,parentSchema:schema217,data}];
return false;
}
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const settings_createWebhookEndpoint_body_name = validate411;

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema218.type},schema:schema218.type,parentSchema:schema218,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate411.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema218,data}];
return false;
}
else {
if(func1(data) < 1){
validate411.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema218,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate411.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema218,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate411.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema218,data}];
return false;
}
}
}
}
}
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_createWebhookEndpoint_body_url = validate412;

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate412.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema219,data}];
return false;
}
else {
if(func1(data) < 1){
validate412.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema219,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate412.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema219,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate412.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema219,data}];
return false;
}
}
}
}
}
else {
validate412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema219.type,parentSchema:schema219,data}];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_createWebhookEndpoint_body_events = validate413;
const schema222 = {"type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema210.type,parentSchema:schema210,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate414.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema210.enum},schema:schema210.enum,parentSchema:schema210,data}];
return false;
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate414(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate413.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema222,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate413.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema222.type,parentSchema:schema222,data}];
return false;
}
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const settings_createWebhookEndpoint_201 = validate416;
const schema224 = {"type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"},"secret":{"type":["string","null"],"x-shown-once":true}}};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate416.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema224.required,parentSchema:schema224,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate416.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema224,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate388(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate416.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema224.properties.secret.type},schema:schema224.properties.secret.type,parentSchema:schema224.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema224.type,parentSchema:schema224,data}];
return false;
}
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_getWebhookEndpoint_200 = validate418;
const schema225 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"}}};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate418.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema225.required,parentSchema:schema225,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate418.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema225,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate388(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema225.type,parentSchema:schema225,data}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_updateWebhookEndpoint_body = validate420;
const schema226 = {"type":"object","properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}},"disabled":{"type":"boolean"},"waiting":{"$ref":"#/components/schemas/WaitingDeliveries"}}};
const schema227 = {"type":"string","enum":["send","discard"]};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate424.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema227.type,parentSchema:schema227,data}];
return false;
}
if(!((data === "send") || (data === "discard"))){
validate424.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema227.enum},schema:schema227.enum,parentSchema:schema227,data}];
return false;
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate406(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs2 = errors;
if(!(validate408(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data2 = data.events;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate389(data2[i0], {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate420.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema226.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate420.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema226.properties.events.type,parentSchema:schema226.properties.events,data:data2}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
let data4 = data.disabled;
const _errs6 = errors;
if(typeof data4 !== "boolean"){
validate420.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema226.properties.disabled.type,parentSchema:schema226.properties.disabled,data:data4}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
const _errs8 = errors;
if(!(validate424(data.waiting, {instancePath:instancePath+"/waiting",parentData:data,parentDataProperty:"waiting",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate420.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema226.type,parentSchema:schema226,data}];
return false;
}
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};

export const settings_updateWebhookEndpoint_body_waiting = validate426;

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema227.type,parentSchema:schema227,data}];
return false;
}
if(!((data === "send") || (data === "discard"))){
validate426.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema227.enum},schema:schema227.enum,parentSchema:schema227,data}];
return false;
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_sendTestEvent_body = validate427;
const schema229 = {"type":"object","properties":{"type":{"$ref":"#/components/schemas/WebhookEventType"}}};

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if(!(validate389(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
}
}
else {
validate427.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema229.type,parentSchema:schema229,data}];
return false;
}
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};

export const settings_sendTestEvent_body_type = validate429;

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate429.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema210.type,parentSchema:schema210,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate429.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema210.enum},schema:schema210.enum,parentSchema:schema210,data}];
return false;
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_sendTestEvent_201 = validate430;
const schema231 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Delivery"}}};
const schema232 = {"type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id"],"properties":{"id":{"type":"string"},"endpoint_id":{"type":"string"},"event_id":{"type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"type":"boolean"},"subject":{"oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"type":"string","format":"date-time"},"next_attempt_at":{"type":["string","null"],"format":"date-time"},"attempt_count":{"type":"integer","format":"int32"},"attempt_limit":{"type":"integer","format":"int32"},"last_status":{"type":["integer","null"],"format":"int32"},"last_error":{"type":["string","null"]},"request_id":{"type":["string","null"]}}};
const schema233 = {"type":"string","enum":["pending","delivered","exhausted","held"]};

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate433.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema233.type,parentSchema:schema233,data}];
return false;
}
if(!((((data === "pending") || (data === "delivered")) || (data === "exhausted")) || (data === "held"))){
validate433.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema233.enum},schema:schema233.enum,parentSchema:schema233,data}];
return false;
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema234 = {"type":"object","additionalProperties":false,"required":["type","id","name"],"properties":{"type":{"$ref":"#/components/schemas/DeliverySubjectType"},"id":{"type":"string"},"name":{"type":["string","null"]}}};
const schema235 = {"type":"string","enum":["task","comment","event","project"]};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate436.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema235.type,parentSchema:schema235,data}];
return false;
}
if(!((((data === "task") || (data === "comment")) || (data === "event")) || (data === "project"))){
validate436.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema235.enum},schema:schema235.enum,parentSchema:schema235,data}];
return false;
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate435.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema234.required,parentSchema:schema234,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
validate435.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema234,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(!(validate436(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate435.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema234.properties.id.type,parentSchema:schema234.properties.id,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate435.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema234.properties.name.type},schema:schema234.properties.name.type,parentSchema:schema234.properties.name,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate435.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema234.type,parentSchema:schema234,data}];
return false;
}
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint_id === undefined) && (missing0 = "endpoint_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.is_test === undefined) && (missing0 = "is_test"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))) || ((data.attempt_limit === undefined) && (missing0 = "attempt_limit"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate431.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema232.required,parentSchema:schema232,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema232.properties, key0))){
validate431.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema232,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate431.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema232.properties.id.type,parentSchema:schema232.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate431.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema232.properties.endpoint_id.type,parentSchema:schema232.properties.endpoint_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data2 = data.event_id;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate431.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema232.properties.event_id.type,parentSchema:schema232.properties.event_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs8 = errors;
if(!(validate389(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs9 = errors;
if(!(validate433(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_test !== undefined){
let data5 = data.is_test;
const _errs10 = errors;
if(typeof data5 !== "boolean"){
validate431.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema232.properties.is_test.type,parentSchema:schema232.properties.is_test,data:data5}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data6 = data.subject;
const _errs12 = errors;
const _errs13 = errors;
let valid1 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate435(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema232.properties.subject.oneOf[1].type,parentSchema:schema232.properties.subject.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema232.properties.subject.oneOf,parentSchema:schema232.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate431.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate431.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema232.properties.created_at,data:data7}];
return false;
}
}
else {
validate431.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema232.properties.created_at.type,parentSchema:schema232.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate431.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema232.properties.next_attempt_at.type},schema:schema232.properties.next_attempt_at.type,parentSchema:schema232.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs19){
if(errors === _errs19){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate431.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema232.properties.next_attempt_at,data:data8}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_count !== undefined){
let data9 = data.attempt_count;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate431.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema232.properties.attempt_count.type,parentSchema:schema232.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats0.validate(data9))){
validate431.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema232.properties.attempt_count,data:data9}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_limit !== undefined){
let data10 = data.attempt_limit;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate431.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema232.properties.attempt_limit.type,parentSchema:schema232.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats0.validate(data10))){
validate431.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema232.properties.attempt_limit,data:data10}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_status !== undefined){
let data11 = data.last_status;
const _errs25 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate431.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema232.properties.last_status.type},schema:schema232.properties.last_status.type,parentSchema:schema232.properties.last_status,data:data11}];
return false;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats0.validate(data11))){
validate431.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema232.properties.last_status,data:data11}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data12 = data.last_error;
const _errs27 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate431.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema232.properties.last_error.type},schema:schema232.properties.last_error.type,parentSchema:schema232.properties.last_error,data:data12}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data13 = data.request_id;
const _errs29 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate431.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema232.properties.request_id.type},schema:schema232.properties.request_id.type,parentSchema:schema232.properties.request_id,data:data13}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema232.type,parentSchema:schema232,data}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate430.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema231.required,parentSchema:schema231,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate430.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema231,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate431(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema231.type,parentSchema:schema231,data}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_countWaitingDeliveries_200 = validate440;
const schema236 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WaitingCounts"}}};
const schema237 = {"type":"object","additionalProperties":false,"required":["queued","held"],"properties":{"queued":{"type":"integer","format":"int32"},"held":{"type":"integer","format":"int32"}}};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.queued === undefined) && (missing0 = "queued")) || ((data.held === undefined) && (missing0 = "held"))){
validate441.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema237.required,parentSchema:schema237,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "queued") || (key0 === "held"))){
validate441.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema237,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.queued !== undefined){
let data0 = data.queued;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate441.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/type",keyword:"type",params:{type: "integer"},schema:schema237.properties.queued.type,parentSchema:schema237.properties.queued,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats0.validate(data0))){
validate441.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema237.properties.queued,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.held !== undefined){
let data1 = data.held;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate441.errors = [{instancePath:instancePath+"/held",schemaPath:"#/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema237.properties.held.type,parentSchema:schema237.properties.held,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
validate441.errors = [{instancePath:instancePath+"/held",schemaPath:"#/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema237.properties.held,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema237.type,parentSchema:schema237,data}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate440.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema236.required,parentSchema:schema236,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate440.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema236,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate441(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate440.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema236.type,parentSchema:schema236,data}];
return false;
}
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_recoverDeliveries_body = validate443;
const schema238 = {"type":"object","required":["since"],"properties":{"since":{"$ref":"#/components/schemas/Time"},"dry_run":{"type":"boolean"}}};
const schema239 = {"type":"string","format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate444.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema239,data}];
return false;
}
else {
if(!(formats4.validate(data))){
validate444.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema239,data}];
return false;
}
else {
if(pattern18.test(data)){
validate444.errors = [{instancePath,schemaPath:"#/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema239,data}];
return false;
}
}
}
}
else {
validate444.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema239.type,parentSchema:schema239,data}];
return false;
}
}
}
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.since === undefined) && (missing0 = "since")){
validate443.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema238.required,parentSchema:schema238,data}];
return false;
}
else {
if(data.since !== undefined){
const _errs1 = errors;
if(!(validate444(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_run !== undefined){
let data1 = data.dry_run;
const _errs2 = errors;
if(typeof data1 !== "boolean"){
validate443.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema238.properties.dry_run.type,parentSchema:schema238.properties.dry_run,data:data1}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate443.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema238.type,parentSchema:schema238,data}];
return false;
}
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};

export const settings_recoverDeliveries_body_since = validate446;

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate446.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema239,data}];
return false;
}
else {
if(!(formats4.validate(data))){
validate446.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema239,data}];
return false;
}
else {
if(pattern18.test(data)){
validate446.errors = [{instancePath,schemaPath:"#/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema239,data}];
return false;
}
}
}
}
else {
validate446.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema239.type,parentSchema:schema239,data}];
return false;
}
}
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_recoverDeliveries_200 = validate447;
const schema241 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RecoveryCount"}}};
const schema242 = {"type":"object","additionalProperties":false,"required":["count"],"properties":{"count":{"type":"integer","format":"int32"}}};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.count === undefined) && (missing0 = "count")){
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema242.required,parentSchema:schema242,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "count")){
validate448.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema242,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.count !== undefined){
let data0 = data.count;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate448.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema242.properties.count.type,parentSchema:schema242.properties.count,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats0.validate(data0))){
validate448.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema242.properties.count,data:data0}];
return false;
}
}
}
}
}
}
}
else {
validate448.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema242.type,parentSchema:schema242,data}];
return false;
}
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate447.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema241.required,parentSchema:schema241,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate447.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema241,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate448(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema241.type,parentSchema:schema241,data}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_listDeliveries_query_status = validate450;

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema233.type,parentSchema:schema233,data}];
return false;
}
if(!((((data === "pending") || (data === "delivered")) || (data === "exhausted")) || (data === "held"))){
validate450.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema233.enum},schema:schema233.enum,parentSchema:schema233,data}];
return false;
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_listDeliveries_200 = validate451;
const schema244 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Delivery"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate451.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema244.required,parentSchema:schema244,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate451.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema244,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate431(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate451.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema244.properties.data.type,parentSchema:schema244.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate451.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema244.type,parentSchema:schema244,data}];
return false;
}
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_getDelivery_200 = validate454;
const schema245 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/DeliveryDetail"}}};
const schema246 = {"type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id","body","attempts"],"properties":{"id":{"type":"string"},"endpoint_id":{"type":"string"},"event_id":{"type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"type":"boolean"},"subject":{"oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"type":"string","format":"date-time"},"next_attempt_at":{"type":["string","null"],"format":"date-time"},"attempt_count":{"type":"integer","format":"int32"},"attempt_limit":{"type":"integer","format":"int32"},"last_status":{"type":["integer","null"],"format":"int32"},"last_error":{"type":["string","null"]},"request_id":{"type":["string","null"]},"body":{"type":"string"},"attempts":{"type":"array","items":{"$ref":"#/components/schemas/Attempt"}}}};
const schema247 = {"type":"object","additionalProperties":false,"required":["at","duration_ms","status","error","response","signature"],"properties":{"at":{"type":"string","format":"date-time"},"duration_ms":{"type":"integer","format":"int32"},"status":{"type":["integer","null"],"format":"int32"},"error":{"type":["string","null"]},"response":{"type":["string","null"]},"signature":{"type":["string","null"]}}};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.at === undefined) && (missing0 = "at")) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.signature === undefined) && (missing0 = "signature"))){
validate459.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema247.required,parentSchema:schema247,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "at") || (key0 === "duration_ms")) || (key0 === "status")) || (key0 === "error")) || (key0 === "response")) || (key0 === "signature"))){
validate459.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema247,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
let data0 = data.at;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4.validate(data0))){
validate459.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema247.properties.at,data:data0}];
return false;
}
}
else {
validate459.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema247.properties.at.type,parentSchema:schema247.properties.at,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data1 = data.duration_ms;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate459.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema247.properties.duration_ms.type,parentSchema:schema247.properties.duration_ms,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
validate459.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema247.properties.duration_ms,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate459.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema247.properties.status.type},schema:schema247.properties.status.type,parentSchema:schema247.properties.status,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats0.validate(data2))){
validate459.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema247.properties.status,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate459.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema247.properties.error.type},schema:schema247.properties.error.type,parentSchema:schema247.properties.error,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data4 = data.response;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate459.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema247.properties.response.type},schema:schema247.properties.response.type,parentSchema:schema247.properties.response,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data5 = data.signature;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate459.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schema247.properties.signature.type},schema:schema247.properties.signature.type,parentSchema:schema247.properties.signature,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema247.type,parentSchema:schema247,data}];
return false;
}
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint_id === undefined) && (missing0 = "endpoint_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.is_test === undefined) && (missing0 = "is_test"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))) || ((data.attempt_limit === undefined) && (missing0 = "attempt_limit"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate455.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema246.required,parentSchema:schema246,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema246.properties, key0))){
validate455.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema246,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate455.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema246.properties.id.type,parentSchema:schema246.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate455.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema246.properties.endpoint_id.type,parentSchema:schema246.properties.endpoint_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data2 = data.event_id;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate455.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema246.properties.event_id.type,parentSchema:schema246.properties.event_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs8 = errors;
if(!(validate389(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs9 = errors;
if(!(validate433(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_test !== undefined){
let data5 = data.is_test;
const _errs10 = errors;
if(typeof data5 !== "boolean"){
validate455.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema246.properties.is_test.type,parentSchema:schema246.properties.is_test,data:data5}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data6 = data.subject;
const _errs12 = errors;
const _errs13 = errors;
let valid1 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate435(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema246.properties.subject.oneOf[1].type,parentSchema:schema246.properties.subject.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema246.properties.subject.oneOf,parentSchema:schema246.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate455.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate455.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema246.properties.created_at,data:data7}];
return false;
}
}
else {
validate455.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema246.properties.created_at.type,parentSchema:schema246.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate455.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema246.properties.next_attempt_at.type},schema:schema246.properties.next_attempt_at.type,parentSchema:schema246.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs19){
if(errors === _errs19){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate455.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema246.properties.next_attempt_at,data:data8}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_count !== undefined){
let data9 = data.attempt_count;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate455.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema246.properties.attempt_count.type,parentSchema:schema246.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats0.validate(data9))){
validate455.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema246.properties.attempt_count,data:data9}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_limit !== undefined){
let data10 = data.attempt_limit;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate455.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema246.properties.attempt_limit.type,parentSchema:schema246.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats0.validate(data10))){
validate455.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema246.properties.attempt_limit,data:data10}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_status !== undefined){
let data11 = data.last_status;
const _errs25 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate455.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema246.properties.last_status.type},schema:schema246.properties.last_status.type,parentSchema:schema246.properties.last_status,data:data11}];
return false;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats0.validate(data11))){
validate455.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema246.properties.last_status,data:data11}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data12 = data.last_error;
const _errs27 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate455.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema246.properties.last_error.type},schema:schema246.properties.last_error.type,parentSchema:schema246.properties.last_error,data:data12}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data13 = data.request_id;
const _errs29 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate455.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema246.properties.request_id.type},schema:schema246.properties.request_id.type,parentSchema:schema246.properties.request_id,data:data13}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data14 = data.body;
const _errs31 = errors;
if(typeof data14 !== "string"){
validate455.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema246.properties.body.type,parentSchema:schema246.properties.body,data:data14}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data15 = data.attempts;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data15)){
var valid2 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs35 = errors;
if(!(validate459(data15[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
var valid2 = _errs35 === errors;
if(!valid2){
break;
}
}
}
else {
validate455.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema246.properties.attempts.type,parentSchema:schema246.properties.attempts,data:data15}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema246.type,parentSchema:schema246,data}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate454.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema245.required,parentSchema:schema245,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate454.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema245,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate455(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate454.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema245.type,parentSchema:schema245,data}];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_listRequests_query_status = validate462;
const schema248 = {"type":"string","pattern":"^([245]xx|[1-5][0-9][0-9])$","x-message":"must be 2xx, 4xx, 5xx or a number from 100 to 599"};
const pattern79 = new RegExp("^([245]xx|[1-5][0-9][0-9])$", "u");

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern79.test(data)){
validate462.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([245]xx|[1-5][0-9][0-9])$"},schema:"^([245]xx|[1-5][0-9][0-9])$",parentSchema:schema248,data}];
return false;
}
}
else {
validate462.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema248.type,parentSchema:schema248,data}];
return false;
}
}
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const settings_listRequests_200 = validate463;
const schema249 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/RequestEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema250 = {"type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent","ignored_parameters","ignored_fields"],"properties":{"id":{"type":"string"},"request_id":{"type":"string"},"at":{"type":"string","format":"date-time"},"method":{"type":"string"},"path":{"type":"string"},"operation_id":{"type":["string","null"]},"status":{"type":"integer","format":"int32"},"code":{"type":["string","null"]},"duration_ms":{"type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"type":"string"},"query":{"type":["string","null"]},"user_agent":{"type":["string","null"]},"param":{"type":["string","null"]},"message":{"type":["string","null"]},"replayed":{"type":"boolean"},"ignored_parameters":{"type":"array","items":{"type":"string"}},"ignored_fields":{"type":"array","items":{"type":"string"}}}};
const schema251 = {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}};

function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate465.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema251.required,parentSchema:schema251,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate465.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema251,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate465.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema251.properties.id.type,parentSchema:schema251.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate465.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema251.properties.name.type,parentSchema:schema251.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate465.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema251.type,parentSchema:schema251,data}];
return false;
}
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.ignored_parameters === undefined) && (missing0 = "ignored_parameters"))) || ((data.ignored_fields === undefined) && (missing0 = "ignored_fields"))){
validate464.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema250.required,parentSchema:schema250,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema250.properties, key0))){
validate464.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema250,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate464.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema250.properties.id.type,parentSchema:schema250.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate464.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema250.properties.request_id.type,parentSchema:schema250.properties.request_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate464.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema250.properties.at,data:data2}];
return false;
}
}
else {
validate464.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema250.properties.at.type,parentSchema:schema250.properties.at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate464.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema250.properties.method.type,parentSchema:schema250.properties.method,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data4 = data.path;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate464.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema250.properties.path.type,parentSchema:schema250.properties.path,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_id !== undefined){
let data5 = data.operation_id;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate464.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema250.properties.operation_id.type},schema:schema250.properties.operation_id.type,parentSchema:schema250.properties.operation_id,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate464.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema250.properties.status.type,parentSchema:schema250.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats0.validate(data6))){
validate464.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema250.properties.status,data:data6}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data7 = data.code;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate464.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema250.properties.code.type},schema:schema250.properties.code.type,parentSchema:schema250.properties.code,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate464.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema250.properties.duration_ms.type,parentSchema:schema250.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats0.validate(data8))){
validate464.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema250.properties.duration_ms,data:data8}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data9 = data.key;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
if(!(validate465(data9, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs23 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema250.properties.key.oneOf[1].type,parentSchema:schema250.properties.key.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema250.properties.key.oneOf,parentSchema:schema250.properties.key,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate464.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data10 = data.ip;
const _errs25 = errors;
if(typeof data10 !== "string"){
validate464.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema250.properties.ip.type,parentSchema:schema250.properties.ip,data:data10}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data11 = data.query;
const _errs27 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate464.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema250.properties.query.type},schema:schema250.properties.query.type,parentSchema:schema250.properties.query,data:data11}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data12 = data.user_agent;
const _errs29 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate464.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema250.properties.user_agent.type},schema:schema250.properties.user_agent.type,parentSchema:schema250.properties.user_agent,data:data12}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data13 = data.param;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate464.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema250.properties.param.type},schema:schema250.properties.param.type,parentSchema:schema250.properties.param,data:data13}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data14 = data.message;
const _errs33 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate464.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema250.properties.message.type},schema:schema250.properties.message.type,parentSchema:schema250.properties.message,data:data14}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayed !== undefined){
let data15 = data.replayed;
const _errs35 = errors;
if(typeof data15 !== "boolean"){
validate464.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema250.properties.replayed.type,parentSchema:schema250.properties.replayed,data:data15}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored_parameters !== undefined){
let data16 = data.ignored_parameters;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid2 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs39 = errors;
if(typeof data17 !== "string"){
validate464.errors = [{instancePath:instancePath+"/ignored_parameters/" + i0,schemaPath:"#/properties/ignored_parameters/items/type",keyword:"type",params:{type: "string"},schema:schema250.properties.ignored_parameters.items.type,parentSchema:schema250.properties.ignored_parameters.items,data:data17}];
return false;
}
var valid2 = _errs39 === errors;
if(!valid2){
break;
}
}
}
else {
validate464.errors = [{instancePath:instancePath+"/ignored_parameters",schemaPath:"#/properties/ignored_parameters/type",keyword:"type",params:{type: "array"},schema:schema250.properties.ignored_parameters.type,parentSchema:schema250.properties.ignored_parameters,data:data16}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored_fields !== undefined){
let data18 = data.ignored_fields;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data18)){
var valid3 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
const _errs43 = errors;
if(typeof data19 !== "string"){
validate464.errors = [{instancePath:instancePath+"/ignored_fields/" + i1,schemaPath:"#/properties/ignored_fields/items/type",keyword:"type",params:{type: "string"},schema:schema250.properties.ignored_fields.items.type,parentSchema:schema250.properties.ignored_fields.items,data:data19}];
return false;
}
var valid3 = _errs43 === errors;
if(!valid3){
break;
}
}
}
else {
validate464.errors = [{instancePath:instancePath+"/ignored_fields",schemaPath:"#/properties/ignored_fields/type",keyword:"type",params:{type: "array"},schema:schema250.properties.ignored_fields.type,parentSchema:schema250.properties.ignored_fields,data:data18}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate464.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema250.type,parentSchema:schema250,data}];
return false;
}
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate463.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate463.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema249.required,parentSchema:schema249,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate463.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema249,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate464(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate463.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema249.properties.data.type,parentSchema:schema249.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema249.type,parentSchema:schema249,data}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}
validate463.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_summarizeRequests_200 = validate469;
const schema252 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/RequestCounts"}}}};
const schema253 = {"type":"object","additionalProperties":false,"required":["at","count_2xx","count_4xx","count_429","count_5xx"],"properties":{"at":{"type":"string","format":"date-time"},"count_2xx":{"type":"integer","format":"int32"},"count_4xx":{"type":"integer","format":"int32"},"count_429":{"type":"integer","format":"int32"},"count_5xx":{"type":"integer","format":"int32"}}};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.at === undefined) && (missing0 = "at")) || ((data.count_2xx === undefined) && (missing0 = "count_2xx"))) || ((data.count_4xx === undefined) && (missing0 = "count_4xx"))) || ((data.count_429 === undefined) && (missing0 = "count_429"))) || ((data.count_5xx === undefined) && (missing0 = "count_5xx"))){
validate470.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema253.required,parentSchema:schema253,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "at") || (key0 === "count_2xx")) || (key0 === "count_4xx")) || (key0 === "count_429")) || (key0 === "count_5xx"))){
validate470.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema253,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
let data0 = data.at;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4.validate(data0))){
validate470.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema253.properties.at,data:data0}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema253.properties.at.type,parentSchema:schema253.properties.at,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count_2xx !== undefined){
let data1 = data.count_2xx;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate470.errors = [{instancePath:instancePath+"/count_2xx",schemaPath:"#/properties/count_2xx/type",keyword:"type",params:{type: "integer"},schema:schema253.properties.count_2xx.type,parentSchema:schema253.properties.count_2xx,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
validate470.errors = [{instancePath:instancePath+"/count_2xx",schemaPath:"#/properties/count_2xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema253.properties.count_2xx,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count_4xx !== undefined){
let data2 = data.count_4xx;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate470.errors = [{instancePath:instancePath+"/count_4xx",schemaPath:"#/properties/count_4xx/type",keyword:"type",params:{type: "integer"},schema:schema253.properties.count_4xx.type,parentSchema:schema253.properties.count_4xx,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats0.validate(data2))){
validate470.errors = [{instancePath:instancePath+"/count_4xx",schemaPath:"#/properties/count_4xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema253.properties.count_4xx,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count_429 !== undefined){
let data3 = data.count_429;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate470.errors = [{instancePath:instancePath+"/count_429",schemaPath:"#/properties/count_429/type",keyword:"type",params:{type: "integer"},schema:schema253.properties.count_429.type,parentSchema:schema253.properties.count_429,data:data3}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats0.validate(data3))){
validate470.errors = [{instancePath:instancePath+"/count_429",schemaPath:"#/properties/count_429/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema253.properties.count_429,data:data3}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count_5xx !== undefined){
let data4 = data.count_5xx;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate470.errors = [{instancePath:instancePath+"/count_5xx",schemaPath:"#/properties/count_5xx/type",keyword:"type",params:{type: "integer"},schema:schema253.properties.count_5xx.type,parentSchema:schema253.properties.count_5xx,data:data4}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats0.validate(data4))){
validate470.errors = [{instancePath:instancePath+"/count_5xx",schemaPath:"#/properties/count_5xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema253.properties.count_5xx,data:data4}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate470.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema253.type,parentSchema:schema253,data}];
return false;
}
}
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate469.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema252.required,parentSchema:schema252,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate469.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema252,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 120){
validate469.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 120},schema:120,parentSchema:schema252.properties.data,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate470(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate469.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema252.properties.data.type,parentSchema:schema252.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate469.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema252.type,parentSchema:schema252,data}];
return false;
}
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_getRequest_200 = validate472;
const schema254 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RequestDetail"}}};
const schema255 = {"type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent","ignored_parameters","ignored_fields","deliveries"],"properties":{"id":{"type":"string"},"request_id":{"type":"string"},"at":{"type":"string","format":"date-time"},"method":{"type":"string"},"path":{"type":"string"},"operation_id":{"type":["string","null"]},"status":{"type":"integer","format":"int32"},"code":{"type":["string","null"]},"duration_ms":{"type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"type":"string"},"query":{"type":["string","null"]},"user_agent":{"type":["string","null"]},"param":{"type":["string","null"]},"message":{"type":["string","null"]},"replayed":{"type":"boolean"},"ignored_parameters":{"type":"array","items":{"type":"string"}},"ignored_fields":{"type":"array","items":{"type":"string"}},"deliveries":{"type":"array","items":{"$ref":"#/components/schemas/Delivery"}}}};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.ignored_parameters === undefined) && (missing0 = "ignored_parameters"))) || ((data.ignored_fields === undefined) && (missing0 = "ignored_fields"))) || ((data.deliveries === undefined) && (missing0 = "deliveries"))){
validate473.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema255.required,parentSchema:schema255,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema255.properties, key0))){
validate473.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema255,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate473.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema255.properties.id.type,parentSchema:schema255.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate473.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema255.properties.request_id.type,parentSchema:schema255.properties.request_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate473.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema255.properties.at,data:data2}];
return false;
}
}
else {
validate473.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema255.properties.at.type,parentSchema:schema255.properties.at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate473.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema255.properties.method.type,parentSchema:schema255.properties.method,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data4 = data.path;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate473.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema255.properties.path.type,parentSchema:schema255.properties.path,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_id !== undefined){
let data5 = data.operation_id;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate473.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema255.properties.operation_id.type},schema:schema255.properties.operation_id.type,parentSchema:schema255.properties.operation_id,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate473.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema255.properties.status.type,parentSchema:schema255.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats0.validate(data6))){
validate473.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema255.properties.status,data:data6}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data7 = data.code;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate473.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema255.properties.code.type},schema:schema255.properties.code.type,parentSchema:schema255.properties.code,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate473.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema255.properties.duration_ms.type,parentSchema:schema255.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats0.validate(data8))){
validate473.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema255.properties.duration_ms,data:data8}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data9 = data.key;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
if(!(validate465(data9, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs23 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema255.properties.key.oneOf[1].type,parentSchema:schema255.properties.key.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema255.properties.key.oneOf,parentSchema:schema255.properties.key,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate473.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data10 = data.ip;
const _errs25 = errors;
if(typeof data10 !== "string"){
validate473.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema255.properties.ip.type,parentSchema:schema255.properties.ip,data:data10}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data11 = data.query;
const _errs27 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate473.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema255.properties.query.type},schema:schema255.properties.query.type,parentSchema:schema255.properties.query,data:data11}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data12 = data.user_agent;
const _errs29 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate473.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema255.properties.user_agent.type},schema:schema255.properties.user_agent.type,parentSchema:schema255.properties.user_agent,data:data12}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data13 = data.param;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate473.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema255.properties.param.type},schema:schema255.properties.param.type,parentSchema:schema255.properties.param,data:data13}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data14 = data.message;
const _errs33 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate473.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema255.properties.message.type},schema:schema255.properties.message.type,parentSchema:schema255.properties.message,data:data14}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayed !== undefined){
let data15 = data.replayed;
const _errs35 = errors;
if(typeof data15 !== "boolean"){
validate473.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema255.properties.replayed.type,parentSchema:schema255.properties.replayed,data:data15}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored_parameters !== undefined){
let data16 = data.ignored_parameters;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid2 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs39 = errors;
if(typeof data17 !== "string"){
validate473.errors = [{instancePath:instancePath+"/ignored_parameters/" + i0,schemaPath:"#/properties/ignored_parameters/items/type",keyword:"type",params:{type: "string"},schema:schema255.properties.ignored_parameters.items.type,parentSchema:schema255.properties.ignored_parameters.items,data:data17}];
return false;
}
var valid2 = _errs39 === errors;
if(!valid2){
break;
}
}
}
else {
validate473.errors = [{instancePath:instancePath+"/ignored_parameters",schemaPath:"#/properties/ignored_parameters/type",keyword:"type",params:{type: "array"},schema:schema255.properties.ignored_parameters.type,parentSchema:schema255.properties.ignored_parameters,data:data16}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored_fields !== undefined){
let data18 = data.ignored_fields;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data18)){
var valid3 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
const _errs43 = errors;
if(typeof data19 !== "string"){
validate473.errors = [{instancePath:instancePath+"/ignored_fields/" + i1,schemaPath:"#/properties/ignored_fields/items/type",keyword:"type",params:{type: "string"},schema:schema255.properties.ignored_fields.items.type,parentSchema:schema255.properties.ignored_fields.items,data:data19}];
return false;
}
var valid3 = _errs43 === errors;
if(!valid3){
break;
}
}
}
else {
validate473.errors = [{instancePath:instancePath+"/ignored_fields",schemaPath:"#/properties/ignored_fields/type",keyword:"type",params:{type: "array"},schema:schema255.properties.ignored_fields.type,parentSchema:schema255.properties.ignored_fields,data:data18}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries !== undefined){
let data20 = data.deliveries;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data20)){
var valid4 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
const _errs47 = errors;
if(!(validate431(data20[i2], {instancePath:instancePath+"/deliveries/" + i2,parentData:data20,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var valid4 = _errs47 === errors;
if(!valid4){
break;
}
}
}
else {
validate473.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},schema:schema255.properties.deliveries.type,parentSchema:schema255.properties.deliveries,data:data20}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate473.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema255.type,parentSchema:schema255,data}];
return false;
}
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate472.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema254.required,parentSchema:schema254,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate472.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema254,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate473(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate472.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema254.type,parentSchema:schema254,data}];
return false;
}
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_listActivity_200 = validate477;
const schema256 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Activity"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema257 = {"type":"object","additionalProperties":false,"required":["id","at","type","actor","via","key","subject","changed","values","person","request_id"],"properties":{"id":{"type":"string"},"at":{"type":"string","format":"date-time"},"type":{"type":"string"},"actor":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"via":{"$ref":"#/components/schemas/Entrance"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"subject":{"$ref":"#/components/schemas/Subject"},"changed":{"type":"array","items":{"type":"string"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/ChangedValue"}},"person":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"request_id":{"type":["string","null"]}}};
const schema258 = {"type":"string","enum":["api","web","cli","import","job"]};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema258.type,parentSchema:schema258,data}];
return false;
}
if(!(((((data === "api") || (data === "web")) || (data === "cli")) || (data === "import")) || (data === "job"))){
validate480.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema258.enum},schema:schema258.enum,parentSchema:schema258,data}];
return false;
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema259 = {"type":"object","additionalProperties":false,"required":["type","id","name","task_id"],"properties":{"type":{"type":"string"},"id":{"type":"string"},"name":{"type":["string","null"]},"task_id":{"type":["string","null"]}}};

function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.task_id === undefined) && (missing0 = "task_id"))){
validate483.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema259.required,parentSchema:schema259,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "name")) || (key0 === "task_id"))){
validate483.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema259,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate483.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema259.properties.type.type,parentSchema:schema259.properties.type,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate483.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema259.properties.id.type,parentSchema:schema259.properties.id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate483.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema259.properties.name.type},schema:schema259.properties.name.type,parentSchema:schema259.properties.name,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_id !== undefined){
let data3 = data.task_id;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate483.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: schema259.properties.task_id.type},schema:schema259.properties.task_id.type,parentSchema:schema259.properties.task_id,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate483.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema259.type,parentSchema:schema259,data}];
return false;
}
}
validate483.errors = vErrors;
return errors === 0;
}
validate483.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema260 = {"type":"object","additionalProperties":false,"required":["field","from","to"],"properties":{"field":{"type":"string"},"from":{"$ref":"#/components/schemas/FieldValue"},"to":{"$ref":"#/components/schemas/FieldValue"}}};
const schema261 = {"type":["string","number","boolean","array","null"],"items":{"type":"string"}};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (!(Array.isArray(data)))) && (data !== null)){
validate486.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema261.type},schema:schema261.type,parentSchema:schema261,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate486.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema261.items.type,parentSchema:schema261.items,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field === undefined) && (missing0 = "field")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))){
validate485.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema260.required,parentSchema:schema260,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "from")) || (key0 === "to"))){
validate485.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema260,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate485.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},schema:schema260.properties.field.type,parentSchema:schema260.properties.field,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
const _errs4 = errors;
if(!(validate486(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs5 = errors;
if(!(validate486(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate485.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema260.type,parentSchema:schema260,data}];
return false;
}
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.changed === undefined) && (missing0 = "changed"))) || ((data.values === undefined) && (missing0 = "values"))) || ((data.person === undefined) && (missing0 = "person"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate478.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema257.required,parentSchema:schema257,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema257.properties, key0))){
validate478.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema257,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate478.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema257.properties.id.type,parentSchema:schema257.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate478.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema257.properties.at,data:data1}];
return false;
}
}
else {
validate478.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema257.properties.at.type,parentSchema:schema257.properties.at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate478.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema257.properties.type.type,parentSchema:schema257.properties.type,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate264(data3, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema257.properties.actor.oneOf[1].type,parentSchema:schema257.properties.actor.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema257.properties.actor.oneOf,parentSchema:schema257.properties.actor,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate478.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
const _errs13 = errors;
if(!(validate480(data.via, {instancePath:instancePath+"/via",parentData:data,parentDataProperty:"via",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data5 = data.key;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = false;
let passing1 = null;
const _errs16 = errors;
if(!(validate465(data5, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs17 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema257.properties.key.oneOf[1].type,parentSchema:schema257.properties.key.oneOf[1],data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema257.properties.key.oneOf,parentSchema:schema257.properties.key,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate478.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs19 = errors;
if(!(validate483(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed !== undefined){
let data7 = data.changed;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs22 = errors;
if(typeof data8 !== "string"){
validate478.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema257.properties.changed.items.type,parentSchema:schema257.properties.changed.items,data:data8}];
return false;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
else {
validate478.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema257.properties.changed.type,parentSchema:schema257.properties.changed,data:data7}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data9 = data.values;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data9)){
var valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validate485(data9[i1], {instancePath:instancePath+"/values/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
else {
validate478.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},schema:schema257.properties.values.type,parentSchema:schema257.properties.values,data:data9}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.person !== undefined){
let data11 = data.person;
const _errs27 = errors;
const _errs28 = errors;
let valid5 = false;
let passing2 = null;
const _errs29 = errors;
if(!(validate264(data11, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var _valid2 = _errs29 === errors;
if(_valid2){
valid5 = true;
passing2 = 0;
}
const _errs30 = errors;
if(data11 !== null){
const err4 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema257.properties.person.oneOf[1].type,parentSchema:schema257.properties.person.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs30 === errors;
if(_valid2 && valid5){
valid5 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid5 = true;
passing2 = 1;
}
}
if(!valid5){
const err5 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},schema:schema257.properties.person.oneOf,parentSchema:schema257.properties.person,data:data11};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate478.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data12 = data.request_id;
const _errs32 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate478.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema257.properties.request_id.type},schema:schema257.properties.request_id.type,parentSchema:schema257.properties.request_id,data:data12}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate478.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema257.type,parentSchema:schema257,data}];
return false;
}
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate477.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate477.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema256.required,parentSchema:schema256,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate477.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema256,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate478(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate477.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema256.properties.data.type,parentSchema:schema256.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema256.type,parentSchema:schema256,data}];
return false;
}
}
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_listNotifications_200 = validate493;
const schema262 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/UserNotification"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema263 = {"type":"object","additionalProperties":false,"required":["id","at","type","text","subject","via","read_at"],"properties":{"id":{"type":"string"},"at":{"type":"string","format":"date-time"},"type":{"type":"string"},"text":{"type":"string"},"subject":{"oneOf":[{"$ref":"#/components/schemas/Subject"},{"type":"null"}]},"via":{"$ref":"#/components/schemas/Entrance"},"read_at":{"type":["string","null"],"format":"date-time"}}};

function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.read_at === undefined) && (missing0 = "read_at"))){
validate494.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema263.required,parentSchema:schema263,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "at")) || (key0 === "type")) || (key0 === "text")) || (key0 === "subject")) || (key0 === "via")) || (key0 === "read_at"))){
validate494.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema263,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate494.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema263.properties.id.type,parentSchema:schema263.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate494.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema263.properties.at,data:data1}];
return false;
}
}
else {
validate494.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema263.properties.at.type,parentSchema:schema263.properties.at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate494.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema263.properties.type.type,parentSchema:schema263.properties.type,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate494.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema263.properties.text.type,parentSchema:schema263.properties.text,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data4 = data.subject;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate483(data4, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema263.properties.subject.oneOf[1].type,parentSchema:schema263.properties.subject.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema263.properties.subject.oneOf,parentSchema:schema263.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate494.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
const _errs15 = errors;
if(!(validate480(data.via, {instancePath:instancePath+"/via",parentData:data,parentDataProperty:"via",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_at !== undefined){
let data6 = data.read_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate494.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema263.properties.read_at.type},schema:schema263.properties.read_at.type,parentSchema:schema263.properties.read_at,data:data6}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate494.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema263.properties.read_at,data:data6}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate494.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema263.type,parentSchema:schema263,data}];
return false;
}
}
validate494.errors = vErrors;
return errors === 0;
}
validate494.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate493.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate493.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema262.required,parentSchema:schema262,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate493.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema262,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate494(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate494.errors : vErrors.concat(validate494.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate493.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema262.properties.data.type,parentSchema:schema262.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate493.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema262.type,parentSchema:schema262,data}];
return false;
}
}
validate493.errors = vErrors;
return errors === 0;
}
validate493.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings_readNotifications_body = validate499;
const schema264 = {"type":"object","required":["until"],"properties":{"until":{"$ref":"#/components/schemas/Time"}}};

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.until === undefined) && (missing0 = "until")){
validate499.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema264.required,parentSchema:schema264,data}];
return false;
}
else {
if(data.until !== undefined){
if(!(validate444(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
}
}
else {
validate499.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema264.type,parentSchema:schema264,data}];
return false;
}
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};

export const work_listProjects_200 = validate501;
const schema265 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/WorkProject"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema266 = {"type":"object","additionalProperties":false,"required":["id","name","description","private","inbox","role","task_count","columns"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"private":{"type":"boolean"},"inbox":{"type":"boolean"},"role":{"$ref":"#/components/schemas/ProjectRole"},"task_count":{"type":"integer","format":"int32","minimum":0},"columns":{"type":"array","items":{"$ref":"#/components/schemas/Column"}}}};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.private === undefined) && (missing0 = "private"))) || ((data.inbox === undefined) && (missing0 = "inbox"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.task_count === undefined) && (missing0 = "task_count"))) || ((data.columns === undefined) && (missing0 = "columns"))){
validate502.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema266.required,parentSchema:schema266,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "private")) || (key0 === "inbox")) || (key0 === "role")) || (key0 === "task_count")) || (key0 === "columns"))){
validate502.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema266,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate502.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema266.properties.id.type,parentSchema:schema266.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate502.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema266.properties.name.type,parentSchema:schema266.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate502.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema266.properties.description.type},schema:schema266.properties.description.type,parentSchema:schema266.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.private !== undefined){
let data3 = data.private;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate502.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema266.properties.private.type,parentSchema:schema266.properties.private,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inbox !== undefined){
let data4 = data.inbox;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
validate502.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/properties/inbox/type",keyword:"type",params:{type: "boolean"},schema:schema266.properties.inbox.type,parentSchema:schema266.properties.inbox,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs12 = errors;
if(!(validate359(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_count !== undefined){
let data6 = data.task_count;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate502.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema266.properties.task_count.type,parentSchema:schema266.properties.task_count,data:data6}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate502.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema266.properties.task_count,data:data6}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate502.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema266.properties.task_count,data:data6}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data7 = data.columns;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate355(data7[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate502.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema266.properties.columns.type,parentSchema:schema266.properties.columns,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate502.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema266.type,parentSchema:schema266,data}];
return false;
}
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate501.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema265.required,parentSchema:schema265,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate501.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema265,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate502(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate501.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema265.properties.data.type,parentSchema:schema265.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate501.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema265.type,parentSchema:schema265,data}];
return false;
}
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_createProject_201 = validate507;
const schema267 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkProject"}}};

function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate507.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate507.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema267.required,parentSchema:schema267,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate507.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema267,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate502(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate507.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema267.type,parentSchema:schema267,data}];
return false;
}
}
validate507.errors = vErrors;
return errors === 0;
}
validate507.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_importTasks_query_dates = validate509;
const schema268 = {"type":"string","enum":["iso","dmy","mdy"],"default":"iso"};

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate509.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate509.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema268.type,parentSchema:schema268,data}];
return false;
}
if(!(((data === "iso") || (data === "dmy")) || (data === "mdy"))){
validate509.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema268.enum},schema:schema268.enum,parentSchema:schema268,data}];
return false;
}
validate509.errors = vErrors;
return errors === 0;
}
validate509.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_importTasks_query_archived = validate510;
const schema269 = {"type":"string","enum":["skip","done"],"default":"skip"};

function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate510.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate510.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema269.type,parentSchema:schema269,data}];
return false;
}
if(!((data === "skip") || (data === "done"))){
validate510.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema269.enum},schema:schema269.enum,parentSchema:schema269,data}];
return false;
}
validate510.errors = vErrors;
return errors === 0;
}
validate510.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_importTasks_200 = validate511;
const schema270 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Import"}}};
const schema271 = {"type":"object","additionalProperties":false,"required":["created","skipped","known","failed","columns","words","import_id"],"properties":{"created":{"type":"integer","format":"int32","minimum":0},"skipped":{"type":"integer","format":"int32","minimum":0},"known":{"type":"integer","format":"int32","minimum":0},"failed":{"type":"array","maxItems":10000,"items":{"$ref":"#/components/schemas/ImportFailure"}},"columns":{"type":"array","maxItems":500,"items":{"$ref":"#/components/schemas/ImportColumn"}},"words":{"type":"array","maxItems":600,"items":{"$ref":"#/components/schemas/ImportWord"}},"import_id":{"type":["string","null"]}}};
const schema272 = {"type":"object","additionalProperties":false,"required":["line","field","message"],"properties":{"line":{"type":"integer","format":"int32","minimum":1},"field":{"type":["string","null"]},"message":{"type":"string","maxLength":400}}};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.line === undefined) && (missing0 = "line")) || ((data.field === undefined) && (missing0 = "field"))) || ((data.message === undefined) && (missing0 = "message"))){
validate513.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema272.required,parentSchema:schema272,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "line") || (key0 === "field")) || (key0 === "message"))){
validate513.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema272,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.line !== undefined){
let data0 = data.line;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate513.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},schema:schema272.properties.line.type,parentSchema:schema272.properties.line,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate513.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema272.properties.line,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate513.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema272.properties.line,data:data0}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
let data1 = data.field;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate513.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: schema272.properties.field.type},schema:schema272.properties.field.type,parentSchema:schema272.properties.field,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 400){
validate513.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema272.properties.message,data:data2}];
return false;
}
}
else {
validate513.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema272.properties.message.type,parentSchema:schema272.properties.message,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate513.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema272.type,parentSchema:schema272,data}];
return false;
}
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema273 = {"type":"object","additionalProperties":false,"required":["header","field"],"properties":{"header":{"type":"string","maxLength":200},"field":{"anyOf":[{"$ref":"#/components/schemas/ImportField"},{"type":"string","enum":["recurrence","reminder_date"]},{"type":"null"}]}}};
const schema274 = {"type":"string","enum":["title","description","priority","progress","end_date","end_time","card_id","user_ids"]};

function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate516.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate516.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema274.type,parentSchema:schema274,data}];
return false;
}
if(!((((((((data === "title") || (data === "description")) || (data === "priority")) || (data === "progress")) || (data === "end_date")) || (data === "end_time")) || (data === "card_id")) || (data === "user_ids"))){
validate516.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema274.enum},schema:schema274.enum,parentSchema:schema274,data}];
return false;
}
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate515.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.header === undefined) && (missing0 = "header")) || ((data.field === undefined) && (missing0 = "field"))){
validate515.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema273.required,parentSchema:schema273,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "header") || (key0 === "field"))){
validate515.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema273,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined){
let data0 = data.header;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate515.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema273.properties.header,data:data0}];
return false;
}
}
else {
validate515.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "string"},schema:schema273.properties.header.type,parentSchema:schema273.properties.header,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
let data1 = data.field;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate516(data1, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/anyOf/1/type",keyword:"type",params:{type: "string"},schema:schema273.properties.field.anyOf[1].type,parentSchema:schema273.properties.field.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data1 === "recurrence") || (data1 === "reminder_date"))){
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/anyOf/1/enum",keyword:"enum",params:{allowedValues: schema273.properties.field.anyOf[1].enum},schema:schema273.properties.field.anyOf[1].enum,parentSchema:schema273.properties.field.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/anyOf/2/type",keyword:"type",params:{type: "null"},schema:schema273.properties.field.anyOf[2].type,parentSchema:schema273.properties.field.anyOf[2],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/anyOf",keyword:"anyOf",params:{},schema:schema273.properties.field.anyOf,parentSchema:schema273.properties.field,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate515.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate515.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema273.type,parentSchema:schema273,data}];
return false;
}
}
validate515.errors = vErrors;
return errors === 0;
}
validate515.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema275 = {"type":"object","additionalProperties":false,"required":["field","word","count"],"properties":{"field":{"$ref":"#/components/schemas/ImportField"},"word":{"type":"string","maxLength":100},"count":{"type":"integer","format":"int32","minimum":1}}};

function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field === undefined) && (missing0 = "field")) || ((data.word === undefined) && (missing0 = "word"))) || ((data.count === undefined) && (missing0 = "count"))){
validate519.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema275.required,parentSchema:schema275,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "word")) || (key0 === "count"))){
validate519.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema275,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
const _errs2 = errors;
if(!(validate516(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.word !== undefined){
let data1 = data.word;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 100){
validate519.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema275.properties.word,data:data1}];
return false;
}
}
else {
validate519.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type: "string"},schema:schema275.properties.word.type,parentSchema:schema275.properties.word,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data2 = data.count;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate519.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema275.properties.count.type,parentSchema:schema275.properties.count,data:data2}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate519.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema275.properties.count,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate519.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema275.properties.count,data:data2}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate519.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema275.type,parentSchema:schema275,data}];
return false;
}
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.created === undefined) && (missing0 = "created")) || ((data.skipped === undefined) && (missing0 = "skipped"))) || ((data.known === undefined) && (missing0 = "known"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.words === undefined) && (missing0 = "words"))) || ((data.import_id === undefined) && (missing0 = "import_id"))){
validate512.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema271.required,parentSchema:schema271,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "created") || (key0 === "skipped")) || (key0 === "known")) || (key0 === "failed")) || (key0 === "columns")) || (key0 === "words")) || (key0 === "import_id"))){
validate512.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema271,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.created !== undefined){
let data0 = data.created;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate512.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},schema:schema271.properties.created.type,parentSchema:schema271.properties.created,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate512.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema271.properties.created,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate512.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema271.properties.created,data:data0}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skipped !== undefined){
let data1 = data.skipped;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate512.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "integer"},schema:schema271.properties.skipped.type,parentSchema:schema271.properties.skipped,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate512.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema271.properties.skipped,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate512.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema271.properties.skipped,data:data1}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.known !== undefined){
let data2 = data.known;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate512.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "integer"},schema:schema271.properties.known.type,parentSchema:schema271.properties.known,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate512.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema271.properties.known,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate512.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema271.properties.known,data:data2}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data3 = data.failed;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 10000){
validate512.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema271.properties.failed,data:data3}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate513(data3[i0], {instancePath:instancePath+"/failed/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate512.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},schema:schema271.properties.failed.type,parentSchema:schema271.properties.failed,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data5 = data.columns;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length > 500){
validate512.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema271.properties.columns,data:data5}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate515(data5[i1], {instancePath:instancePath+"/columns/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate512.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema271.properties.columns.type,parentSchema:schema271.properties.columns,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.words !== undefined){
let data7 = data.words;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
if(data7.length > 600){
validate512.errors = [{instancePath:instancePath+"/words",schemaPath:"#/properties/words/maxItems",keyword:"maxItems",params:{limit: 600},schema:600,parentSchema:schema271.properties.words,data:data7}];
return false;
}
else {
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(!(validate519(data7[i2], {instancePath:instancePath+"/words/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate512.errors = [{instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "array"},schema:schema271.properties.words.type,parentSchema:schema271.properties.words,data:data7}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_id !== undefined){
let data9 = data.import_id;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate512.errors = [{instancePath:instancePath+"/import_id",schemaPath:"#/properties/import_id/type",keyword:"type",params:{type: schema271.properties.import_id.type},schema:schema271.properties.import_id.type,parentSchema:schema271.properties.import_id,data:data9}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate512.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema271.type,parentSchema:schema271,data}];
return false;
}
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate511.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema270.required,parentSchema:schema270,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate511.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema270,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate512(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate511.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema270.type,parentSchema:schema270,data}];
return false;
}
}
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_undoImport_200 = validate523;
const schema276 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ImportUndo"}}};
const schema277 = {"type":"object","additionalProperties":false,"required":["deleted","kept"],"properties":{"deleted":{"type":"integer","format":"int32","minimum":0},"kept":{"type":"integer","format":"int32","minimum":0}}};

function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate524.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.deleted === undefined) && (missing0 = "deleted")) || ((data.kept === undefined) && (missing0 = "kept"))){
validate524.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema277.required,parentSchema:schema277,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "deleted") || (key0 === "kept"))){
validate524.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema277,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.deleted !== undefined){
let data0 = data.deleted;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate524.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "integer"},schema:schema277.properties.deleted.type,parentSchema:schema277.properties.deleted,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate524.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema277.properties.deleted,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate524.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema277.properties.deleted,data:data0}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kept !== undefined){
let data1 = data.kept;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate524.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type: "integer"},schema:schema277.properties.kept.type,parentSchema:schema277.properties.kept,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate524.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema277.properties.kept,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate524.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema277.properties.kept,data:data1}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate524.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema277.type,parentSchema:schema277,data}];
return false;
}
}
validate524.errors = vErrors;
return errors === 0;
}
validate524.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate523.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate523.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema276.required,parentSchema:schema276,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate523.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema276,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate524(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate523.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema276.type,parentSchema:schema276,data}];
return false;
}
}
validate523.errors = vErrors;
return errors === 0;
}
validate523.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_listPeople_200 = validate526;
const schema278 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/UserRef"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate526.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema278.required,parentSchema:schema278,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate526.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema278,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate264(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate526.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema278.properties.data.type,parentSchema:schema278.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate526.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema278.type,parentSchema:schema278,data}];
return false;
}
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_listCalendar_200 = validate529;
const schema279 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Calendar"}}};
const schema280 = {"type":"object","additionalProperties":false,"required":["events","tasks"],"properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Occurrence"}},"tasks":{"type":"array","items":{"$ref":"#/components/schemas/WorkTask"}}}};
const schema281 = {"type":"object","additionalProperties":false,"required":["event","date","start_time","end_time"],"properties":{"event":{"$ref":"#/components/schemas/WorkEvent"},"date":{"type":"string","format":"date"},"start_time":{"type":"string"},"end_time":{"type":"string"}}};
const schema282 = {"type":"object","additionalProperties":false,"required":["id","title","description","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at","timezone","repeat_interval","reminder_at","reminder_minutes_before","meet_link","invited_users","created_by","version"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":["string","null"]},"date":{"type":["string","null"],"format":"date"},"start_time":{"type":["string","null"]},"end_time":{"type":["string","null"]},"location":{"type":["string","null"]},"project_id":{"type":["string","null"]},"workspace_id":{"type":["string","null"]},"color":{"type":["string","null"]},"repeat":{"oneOf":[{"$ref":"#/components/schemas/EventRepeat"},{"type":"null"}]},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"},"timezone":{"type":"string"},"repeat_interval":{"type":["integer","null"],"format":"int32"},"reminder_at":{"type":["string","null"],"format":"date-time"},"reminder_minutes_before":{"type":["integer","null"],"format":"int32"},"meet_link":{"type":["string","null"]},"invited_users":{"type":"array","items":{"$ref":"#/components/schemas/UserRef"}},"created_by":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"version":{"type":"string"}}};

function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate532.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.workspace_id === undefined) && (missing0 = "workspace_id"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.repeat === undefined) && (missing0 = "repeat"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.repeat_interval === undefined) && (missing0 = "repeat_interval"))) || ((data.reminder_at === undefined) && (missing0 = "reminder_at"))) || ((data.reminder_minutes_before === undefined) && (missing0 = "reminder_minutes_before"))) || ((data.meet_link === undefined) && (missing0 = "meet_link"))) || ((data.invited_users === undefined) && (missing0 = "invited_users"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.version === undefined) && (missing0 = "version"))){
validate532.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema282.required,parentSchema:schema282,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema282.properties, key0))){
validate532.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema282,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate532.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema282.properties.id.type,parentSchema:schema282.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate532.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema282.properties.title.type,parentSchema:schema282.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate532.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema282.properties.description.type},schema:schema282.properties.description.type,parentSchema:schema282.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data3 = data.date;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate532.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema282.properties.date.type},schema:schema282.properties.date.type,parentSchema:schema282.properties.date,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats20.validate(data3))){
validate532.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema282.properties.date,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data4 = data.start_time;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate532.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: schema282.properties.start_time.type},schema:schema282.properties.start_time.type,parentSchema:schema282.properties.start_time,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate532.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema282.properties.end_time.type},schema:schema282.properties.end_time.type,parentSchema:schema282.properties.end_time,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data6 = data.location;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate532.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema282.properties.location.type},schema:schema282.properties.location.type,parentSchema:schema282.properties.location,data:data6}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data7 = data.project_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate532.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema282.properties.project_id.type},schema:schema282.properties.project_id.type,parentSchema:schema282.properties.project_id,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
let data8 = data.workspace_id;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate532.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: schema282.properties.workspace_id.type},schema:schema282.properties.workspace_id.type,parentSchema:schema282.properties.workspace_id,data:data8}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data9 = data.color;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate532.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema282.properties.color.type},schema:schema282.properties.color.type,parentSchema:schema282.properties.color,data:data9}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data10 = data.repeat;
const _errs22 = errors;
const _errs23 = errors;
let valid1 = false;
let passing0 = null;
const _errs24 = errors;
if(!(validate146(data10, {instancePath:instancePath+"/repeat",parentData:data,parentDataProperty:"repeat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs25 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema282.properties.repeat.oneOf[1].type,parentSchema:schema282.properties.repeat.oneOf[1],data:data10};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema282.properties.repeat.oneOf,parentSchema:schema282.properties.repeat,data:data10};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate532.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data11 = data.created_at;
const _errs27 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate532.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema282.properties.created_at.type},schema:schema282.properties.created_at.type,parentSchema:schema282.properties.created_at,data:data11}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data11 === "string"){
if(!(formats4.validate(data11))){
validate532.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema282.properties.created_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data12 = data.updated_at;
const _errs29 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate532.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema282.properties.updated_at.type},schema:schema282.properties.updated_at.type,parentSchema:schema282.properties.updated_at,data:data12}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate532.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema282.properties.updated_at,data:data12}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data13 = data.timezone;
const _errs31 = errors;
if(typeof data13 !== "string"){
validate532.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},schema:schema282.properties.timezone.type,parentSchema:schema282.properties.timezone,data:data13}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_interval !== undefined){
let data14 = data.repeat_interval;
const _errs33 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate532.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/type",keyword:"type",params:{type: schema282.properties.repeat_interval.type},schema:schema282.properties.repeat_interval.type,parentSchema:schema282.properties.repeat_interval,data:data14}];
return false;
}
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(!(formats0.validate(data14))){
validate532.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema282.properties.repeat_interval,data:data14}];
return false;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_at !== undefined){
let data15 = data.reminder_at;
const _errs35 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate532.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/type",keyword:"type",params:{type: schema282.properties.reminder_at.type},schema:schema282.properties.reminder_at.type,parentSchema:schema282.properties.reminder_at,data:data15}];
return false;
}
if(errors === _errs35){
if(errors === _errs35){
if(typeof data15 === "string"){
if(!(formats4.validate(data15))){
validate532.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema282.properties.reminder_at,data:data15}];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_minutes_before !== undefined){
let data16 = data.reminder_minutes_before;
const _errs37 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate532.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/type",keyword:"type",params:{type: schema282.properties.reminder_minutes_before.type},schema:schema282.properties.reminder_minutes_before.type,parentSchema:schema282.properties.reminder_minutes_before,data:data16}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(!(formats0.validate(data16))){
validate532.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema282.properties.reminder_minutes_before,data:data16}];
return false;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meet_link !== undefined){
let data17 = data.meet_link;
const _errs39 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate532.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema282.properties.meet_link.type},schema:schema282.properties.meet_link.type,parentSchema:schema282.properties.meet_link,data:data17}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_users !== undefined){
let data18 = data.invited_users;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data18)){
var valid2 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
const _errs43 = errors;
if(!(validate264(data18[i0], {instancePath:instancePath+"/invited_users/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var valid2 = _errs43 === errors;
if(!valid2){
break;
}
}
}
else {
validate532.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/type",keyword:"type",params:{type: "array"},schema:schema282.properties.invited_users.type,parentSchema:schema282.properties.invited_users,data:data18}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data20 = data.created_by;
const _errs44 = errors;
const _errs45 = errors;
let valid3 = false;
let passing1 = null;
const _errs46 = errors;
if(!(validate264(data20, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var _valid1 = _errs46 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs47 = errors;
if(data20 !== null){
const err2 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema282.properties.created_by.oneOf[1].type,parentSchema:schema282.properties.created_by.oneOf[1],data:data20};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs47 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema282.properties.created_by.oneOf,parentSchema:schema282.properties.created_by,data:data20};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate532.errors = vErrors;
return false;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data21 = data.version;
const _errs49 = errors;
if(typeof data21 !== "string"){
validate532.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema282.properties.version.type,parentSchema:schema282.properties.version,data:data21}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate532.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema282.type,parentSchema:schema282,data}];
return false;
}
}
validate532.errors = vErrors;
return errors === 0;
}
validate532.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event === undefined) && (missing0 = "event")) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))){
validate531.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema281.required,parentSchema:schema281,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "event") || (key0 === "date")) || (key0 === "start_time")) || (key0 === "end_time"))){
validate531.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema281,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if(!(validate532(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data1 = data.date;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats20.validate(data1))){
validate531.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema281.properties.date,data:data1}];
return false;
}
}
else {
validate531.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},schema:schema281.properties.date.type,parentSchema:schema281.properties.date,data:data1}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data2 = data.start_time;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate531.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema281.properties.start_time.type,parentSchema:schema281.properties.start_time,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data3 = data.end_time;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate531.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema281.properties.end_time.type,parentSchema:schema281.properties.end_time,data:data3}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate531.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema281.type,parentSchema:schema281,data}];
return false;
}
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema283 = {"type":"object","additionalProperties":false,"required":["id","title","description","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at","reminder_date","recurrence","comment_count","created_by","version"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":["string","null"]},"project_id":{"type":["string","null"]},"card":{"oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"type":["string","null"]},"due_date":{"type":["string","null"],"format":"date"},"due_time":{"type":["string","null"]},"progress":{"$ref":"#/components/schemas/TaskProgress"},"completed":{"type":"boolean"},"assignee_ids":{"type":"array","items":{"type":"string"}},"created_at":{"type":["string","null"],"format":"date-time"},"updated_at":{"type":["string","null"],"format":"date-time"},"reminder_date":{"type":["string","null"],"format":"date-time"},"recurrence":{"oneOf":[{"$ref":"#/components/schemas/TaskRecurrence"},{"type":"null"}]},"comment_count":{"type":"integer","format":"int32","minimum":0},"created_by":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"version":{"type":"string"}}};
const schema284 = {"type":"string","enum":["daily","weekly","monthly","yearly"]};

function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate541.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate541.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema284.type,parentSchema:schema284,data}];
return false;
}
if(!((((data === "daily") || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate541.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema284.enum},schema:schema284.enum,parentSchema:schema284,data}];
return false;
}
validate541.errors = vErrors;
return errors === 0;
}
validate541.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.due_time === undefined) && (missing0 = "due_time"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.assignee_ids === undefined) && (missing0 = "assignee_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.reminder_date === undefined) && (missing0 = "reminder_date"))) || ((data.recurrence === undefined) && (missing0 = "recurrence"))) || ((data.comment_count === undefined) && (missing0 = "comment_count"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.version === undefined) && (missing0 = "version"))){
validate538.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema283.required,parentSchema:schema283,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema283.properties, key0))){
validate538.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema283,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate538.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema283.properties.id.type,parentSchema:schema283.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate538.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema283.properties.title.type,parentSchema:schema283.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate538.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema283.properties.description.type},schema:schema283.properties.description.type,parentSchema:schema283.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data3 = data.project_id;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate538.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema283.properties.project_id.type},schema:schema283.properties.project_id.type,parentSchema:schema283.properties.project_id,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data4 = data.card;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate87(data4, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema283.properties.card.oneOf[1].type,parentSchema:schema283.properties.card.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema283.properties.card.oneOf,parentSchema:schema283.properties.card,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate538.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data5 = data.priority;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate538.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema283.properties.priority.type},schema:schema283.properties.priority.type,parentSchema:schema283.properties.priority,data:data5}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data6 = data.due_date;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate538.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema283.properties.due_date.type},schema:schema283.properties.due_date.type,parentSchema:schema283.properties.due_date,data:data6}];
return false;
}
if(errors === _errs17){
if(errors === _errs17){
if(typeof data6 === "string"){
if(!(formats20.validate(data6))){
validate538.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema283.properties.due_date,data:data6}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data7 = data.due_time;
const _errs19 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate538.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema283.properties.due_time.type},schema:schema283.properties.due_time.type,parentSchema:schema283.properties.due_time,data:data7}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs21 = errors;
if(!(validate89(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data9 = data.completed;
const _errs22 = errors;
if(typeof data9 !== "boolean"){
validate538.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},schema:schema283.properties.completed.type,parentSchema:schema283.properties.completed,data:data9}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data10 = data.assignee_ids;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs26 = errors;
if(typeof data11 !== "string"){
validate538.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},schema:schema283.properties.assignee_ids.items.type,parentSchema:schema283.properties.assignee_ids.items,data:data11}];
return false;
}
var valid2 = _errs26 === errors;
if(!valid2){
break;
}
}
}
else {
validate538.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},schema:schema283.properties.assignee_ids.type,parentSchema:schema283.properties.assignee_ids,data:data10}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data12 = data.created_at;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate538.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema283.properties.created_at.type},schema:schema283.properties.created_at.type,parentSchema:schema283.properties.created_at,data:data12}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate538.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema283.properties.created_at,data:data12}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data13 = data.updated_at;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate538.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema283.properties.updated_at.type},schema:schema283.properties.updated_at.type,parentSchema:schema283.properties.updated_at,data:data13}];
return false;
}
if(errors === _errs30){
if(errors === _errs30){
if(typeof data13 === "string"){
if(!(formats4.validate(data13))){
validate538.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema283.properties.updated_at,data:data13}];
return false;
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
let data14 = data.reminder_date;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate538.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/properties/reminder_date/type",keyword:"type",params:{type: schema283.properties.reminder_date.type},schema:schema283.properties.reminder_date.type,parentSchema:schema283.properties.reminder_date,data:data14}];
return false;
}
if(errors === _errs32){
if(errors === _errs32){
if(typeof data14 === "string"){
if(!(formats4.validate(data14))){
validate538.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/properties/reminder_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema283.properties.reminder_date,data:data14}];
return false;
}
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recurrence !== undefined){
let data15 = data.recurrence;
const _errs34 = errors;
const _errs35 = errors;
let valid3 = false;
let passing1 = null;
const _errs36 = errors;
if(!(validate541(data15, {instancePath:instancePath+"/recurrence",parentData:data,parentDataProperty:"recurrence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
var _valid1 = _errs36 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs37 = errors;
if(data15 !== null){
const err2 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema283.properties.recurrence.oneOf[1].type,parentSchema:schema283.properties.recurrence.oneOf[1],data:data15};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs37 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema283.properties.recurrence.oneOf,parentSchema:schema283.properties.recurrence,data:data15};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate538.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment_count !== undefined){
let data16 = data.comment_count;
const _errs39 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate538.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/type",keyword:"type",params:{type: "integer"},schema:schema283.properties.comment_count.type,parentSchema:schema283.properties.comment_count,data:data16}];
return false;
}
if(errors === _errs39){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate538.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema283.properties.comment_count,data:data16}];
return false;
}
else {
if(!(formats0.validate(data16))){
validate538.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema283.properties.comment_count,data:data16}];
return false;
}
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data17 = data.created_by;
const _errs41 = errors;
const _errs42 = errors;
let valid4 = false;
let passing2 = null;
const _errs43 = errors;
if(!(validate264(data17, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var _valid2 = _errs43 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs44 = errors;
if(data17 !== null){
const err4 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema283.properties.created_by.oneOf[1].type,parentSchema:schema283.properties.created_by.oneOf[1],data:data17};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs44 === errors;
if(_valid2 && valid4){
valid4 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid4 = true;
passing2 = 1;
}
}
if(!valid4){
const err5 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},schema:schema283.properties.created_by.oneOf,parentSchema:schema283.properties.created_by,data:data17};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate538.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data18 = data.version;
const _errs46 = errors;
if(typeof data18 !== "string"){
validate538.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema283.properties.version.type,parentSchema:schema283.properties.version,data:data18}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate538.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema283.type,parentSchema:schema283,data}];
return false;
}
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.events === undefined) && (missing0 = "events")) || ((data.tasks === undefined) && (missing0 = "tasks"))){
validate530.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema280.required,parentSchema:schema280,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "events") || (key0 === "tasks"))){
validate530.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema280,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate531(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate530.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema280.properties.events.type,parentSchema:schema280.properties.events,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasks !== undefined){
let data2 = data.tasks;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate538(data2[i1], {instancePath:instancePath+"/tasks/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate530.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},schema:schema280.properties.tasks.type,parentSchema:schema280.properties.tasks,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate530.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema280.type,parentSchema:schema280,data}];
return false;
}
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate529.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema279.required,parentSchema:schema279,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate529.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema279,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate530(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate529.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema279.type,parentSchema:schema279,data}];
return false;
}
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_createEvent_201 = validate546;
const schema285 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkEvent"}}};

function validate546(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate546.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate546.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema285.required,parentSchema:schema285,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate546.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema285,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate532(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate546.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema285.type,parentSchema:schema285,data}];
return false;
}
}
validate546.errors = vErrors;
return errors === 0;
}
validate546.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_updateEvent_body = validate548;
const schema286 = {"type":"object","properties":{"title":{"$ref":"#/components/schemas/EventTitle"},"description":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"date":{"$ref":"#/components/schemas/EventDate"},"start_time":{"$ref":"#/components/schemas/EventTime"},"end_time":{"$ref":"#/components/schemas/EventTime"},"repeat":{"$ref":"#/components/schemas/EventRepeat"},"repeat_interval":{"$ref":"#/components/schemas/EventRepeatInterval"},"reminder_at":{"$ref":"#/components/schemas/Instant"},"timezone":{"$ref":"#/components/schemas/EventTimeZone"},"reminder_minutes_before":{"$ref":"#/components/schemas/EventReminder"},"location":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"meet_link":{"type":["string","null"],"format":"uri"},"color":{"$ref":"#/components/schemas/EventColor"},"order":{"$ref":"#/components/schemas/EventOrder"},"invited_users":{"$ref":"#/components/schemas/EventGuests"},"version":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}}};

function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate548.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
const _errs1 = errors;
if(!(validate151(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate548.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema286.properties.description.type},schema:schema286.properties.description.type,parentSchema:schema286.properties.description,data:data1}];
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate548.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema286.properties.description,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate548.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema286.properties.description,data:data1}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
const _errs4 = errors;
if(!(validate153(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
const _errs5 = errors;
if(!(validate155(data.start_time, {instancePath:instancePath+"/start_time",parentData:data,parentDataProperty:"start_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
const _errs6 = errors;
if(!(validate155(data.end_time, {instancePath:instancePath+"/end_time",parentData:data,parentDataProperty:"end_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
const _errs7 = errors;
if(!(validate146(data.repeat, {instancePath:instancePath+"/repeat",parentData:data,parentDataProperty:"repeat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_interval !== undefined){
const _errs8 = errors;
if(!(validate159(data.repeat_interval, {instancePath:instancePath+"/repeat_interval",parentData:data,parentDataProperty:"repeat_interval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_at !== undefined){
const _errs9 = errors;
if(!(validate128(data.reminder_at, {instancePath:instancePath+"/reminder_at",parentData:data,parentDataProperty:"reminder_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
const _errs10 = errors;
if(!(validate162(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_minutes_before !== undefined){
const _errs11 = errors;
if(!(validate164(data.reminder_minutes_before, {instancePath:instancePath+"/reminder_minutes_before",parentData:data,parentDataProperty:"reminder_minutes_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data10 = data.location;
const _errs12 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate548.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema286.properties.location.type},schema:schema286.properties.location.type,parentSchema:schema286.properties.location,data:data10}];
return false;
}
if(errors === _errs12){
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
validate548.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema286.properties.location,data:data10}];
return false;
}
else {
if(!data10.isWellFormed() || data10.includes("\0")){
validate548.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema286.properties.location,data:data10}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meet_link !== undefined){
let data11 = data.meet_link;
const _errs14 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate548.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema286.properties.meet_link.type},schema:schema286.properties.meet_link.type,parentSchema:schema286.properties.meet_link,data:data11}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data11 === "string"){
if(!(formats56(data11))){
validate548.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema286.properties.meet_link,data:data11}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
const _errs16 = errors;
if(!(validate166(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
const _errs17 = errors;
if(!(validate168(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_users !== undefined){
const _errs18 = errors;
if(!(validate170(data.invited_users, {instancePath:instancePath+"/invited_users",parentData:data,parentDataProperty:"invited_users",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data15 = data.version;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
validate548.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema286.properties.version,data:data15}];
return false;
}
else {
if(!data15.isWellFormed() || data15.includes("\0")){
validate548.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema286.properties.version,data:data15}];
return false;
}
}
}
else {
validate548.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema286.properties.version.type,parentSchema:schema286.properties.version,data:data15}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate548.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema286.type,parentSchema:schema286,data}];
return false;
}
}
validate548.errors = vErrors;
return errors === 0;
}
validate548.evaluated = {"props":{"title":true,"description":true,"date":true,"start_time":true,"end_time":true,"repeat":true,"repeat_interval":true,"reminder_at":true,"timezone":true,"reminder_minutes_before":true,"location":true,"meet_link":true,"color":true,"order":true,"invited_users":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const work_updateEvent_body_version = validate561;
const schema287 = {"type":"string","pattern":"^[^\\x00]*$","x-storable":true};

function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate561.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate561.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema287,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate561.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema287,data}];
return false;
}
}
}
else {
validate561.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema287.type,parentSchema:schema287,data}];
return false;
}
}
validate561.errors = vErrors;
return errors === 0;
}
validate561.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_search_query_q = validate562;
const schema288 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

function validate562(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate562.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate562.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema288,data}];
return false;
}
else {
if(func1(data) < 1){
validate562.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema288,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate562.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema288,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate562.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema288,data}];
return false;
}
}
}
}
}
else {
validate562.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema288.type,parentSchema:schema288,data}];
return false;
}
}
validate562.errors = vErrors;
return errors === 0;
}
validate562.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_search_query_limit = validate563;
const schema289 = {"type":"integer","format":"int32","minimum":1,"maximum":50,"default":20};

function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate563.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate563.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 50 || isNaN(data)){
validate563.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema289,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate563.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate563.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema289,data}];
return false;
}
}
}
}
}
validate563.errors = vErrors;
return errors === 0;
}
validate563.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_search_200 = validate564;
const schema290 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"type":"array","maxItems":50,"items":{"$ref":"#/components/schemas/SearchResult"}}}};
const schema291 = {"type":"object","additionalProperties":false,"required":["type","id","title","project","column","completed","matched"],"properties":{"type":{"$ref":"#/components/schemas/SearchResultType"},"id":{"type":"string"},"title":{"type":"string"},"project":{"$ref":"#/components/schemas/ProjectRef"},"column":{"anyOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"completed":{"type":["boolean","null"]},"matched":{"$ref":"#/components/schemas/SearchedField"}}};
const schema292 = {"type":"string","enum":["task","project"]};

function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate566.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate566.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema292.type,parentSchema:schema292,data}];
return false;
}
if(!((data === "task") || (data === "project"))){
validate566.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema292.enum},schema:schema292.enum,parentSchema:schema292,data}];
return false;
}
validate566.errors = vErrors;
return errors === 0;
}
validate566.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema293 = {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}};

function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate568.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate568.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema293.required,parentSchema:schema293,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate568.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema293,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate568.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema293.properties.id.type,parentSchema:schema293.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate568.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema293.properties.name.type,parentSchema:schema293.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate568.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema293.type,parentSchema:schema293,data}];
return false;
}
}
validate568.errors = vErrors;
return errors === 0;
}
validate568.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema294 = {"type":"string","enum":["title","description"]};

function validate571(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate571.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate571.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema294.type,parentSchema:schema294,data}];
return false;
}
if(!((data === "title") || (data === "description"))){
validate571.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema294.enum},schema:schema294.enum,parentSchema:schema294,data}];
return false;
}
validate571.errors = vErrors;
return errors === 0;
}
validate571.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate565.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.project === undefined) && (missing0 = "project"))) || ((data.column === undefined) && (missing0 = "column"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.matched === undefined) && (missing0 = "matched"))){
validate565.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema291.required,parentSchema:schema291,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "project")) || (key0 === "column")) || (key0 === "completed")) || (key0 === "matched"))){
validate565.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema291,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(!(validate566(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate565.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema291.properties.id.type,parentSchema:schema291.properties.id,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate565.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema291.properties.title.type,parentSchema:schema291.properties.title,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs7 = errors;
if(!(validate568(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data4 = data.column;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate87(data4, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema291.properties.column.anyOf[1].type,parentSchema:schema291.properties.column.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/anyOf",keyword:"anyOf",params:{},schema:schema291.properties.column.anyOf,parentSchema:schema291.properties.column,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate565.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data5 = data.completed;
const _errs13 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate565.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: schema291.properties.completed.type},schema:schema291.properties.completed.type,parentSchema:schema291.properties.completed,data:data5}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.matched !== undefined){
const _errs15 = errors;
if(!(validate571(data.matched, {instancePath:instancePath+"/matched",parentData:data,parentDataProperty:"matched",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate565.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema291.type,parentSchema:schema291,data}];
return false;
}
}
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate564.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate564.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema290.required,parentSchema:schema290,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate564.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema290,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate564.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema290.properties.data,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate565(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate564.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema290.properties.data.type,parentSchema:schema290.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate564.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
validate564.errors = vErrors;
return errors === 0;
}
validate564.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_listTasks_query_completed = validate574;
const schema295 = {"type":"string","enum":["true","1","false","0"]};

function validate574(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate574.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate574.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema295.type,parentSchema:schema295,data}];
return false;
}
if(!((((data === "true") || (data === "1")) || (data === "false")) || (data === "0"))){
validate574.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema295.enum},schema:schema295.enum,parentSchema:schema295,data}];
return false;
}
validate574.errors = vErrors;
return errors === 0;
}
validate574.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_listTasks_query_due = validate575;
const schema296 = {"type":"string","enum":["overdue","today","week","later","none"]};

function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate575.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate575.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema296.type,parentSchema:schema296,data}];
return false;
}
if(!(((((data === "overdue") || (data === "today")) || (data === "week")) || (data === "later")) || (data === "none"))){
validate575.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema296.enum},schema:schema296.enum,parentSchema:schema296,data}];
return false;
}
validate575.errors = vErrors;
return errors === 0;
}
validate575.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_listTasks_query_sort = validate576;
const schema297 = {"type":"string","enum":["board","due","created","updated","title","priority"]};

function validate576(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate576.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate576.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema297.type,parentSchema:schema297,data}];
return false;
}
if(!((((((data === "board") || (data === "due")) || (data === "created")) || (data === "updated")) || (data === "title")) || (data === "priority"))){
validate576.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema297.enum},schema:schema297.enum,parentSchema:schema297,data}];
return false;
}
validate576.errors = vErrors;
return errors === 0;
}
validate576.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_listTasks_query_order = validate577;
const schema298 = {"type":"string","enum":["asc","desc"]};

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate577.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate577.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema298.type,parentSchema:schema298,data}];
return false;
}
if(!((data === "asc") || (data === "desc"))){
validate577.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema298.enum},schema:schema298.enum,parentSchema:schema298,data}];
return false;
}
validate577.errors = vErrors;
return errors === 0;
}
validate577.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_listTasks_query_timezone = validate578;
const schema299 = {"type":"string","format":"time-zone","x-message":"must be the IANA name of a time zone"};

function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate578.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats52(data))){
validate578.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema299,data}];
return false;
}
}
else {
validate578.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema299.type,parentSchema:schema299,data}];
return false;
}
}
}
validate578.errors = vErrors;
return errors === 0;
}
validate578.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_listTasks_200 = validate579;
const schema300 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/WorkTask"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate579.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate579.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema300.required,parentSchema:schema300,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate579.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema300,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate538(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate579.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema300.properties.data.type,parentSchema:schema300.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate579.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema300.type,parentSchema:schema300,data}];
return false;
}
}
validate579.errors = vErrors;
return errors === 0;
}
validate579.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_createTask_body = validate582;
const schema301 = {"type":"object","required":["title"],"properties":{"title":{"$ref":"#/components/schemas/NewTaskTitle"},"card_id":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"project_id":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"description":{"$ref":"#/components/schemas/TaskDescription"},"priority":{"oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"$ref":"#/components/schemas/TaskProgress"},"end_date":{"$ref":"#/components/schemas/TaskDueDate"},"end_time":{"$ref":"#/components/schemas/TaskDueTime"},"user_ids":{"$ref":"#/components/schemas/TaskAssignees"},"reminder_date":{"$ref":"#/components/schemas/Instant"},"recurrence":{"oneOf":[{"$ref":"#/components/schemas/TaskRecurrence"},{"type":"null"}]}}};

function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate582.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate582.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema301.required,parentSchema:schema301,data}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(!(validate95(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_id !== undefined){
let data1 = data.card_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate582.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: schema301.properties.card_id.type},schema:schema301.properties.card_id.type,parentSchema:schema301.properties.card_id,data:data1}];
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate582.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema301.properties.card_id,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate582.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema301.properties.card_id,data:data1}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate582.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema301.properties.project_id.type},schema:schema301.properties.project_id.type,parentSchema:schema301.properties.project_id,data:data2}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate582.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema301.properties.project_id,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate582.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema301.properties.project_id,data:data2}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs6 = errors;
if(!(validate97(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data4 = data.priority;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate99(data4, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema301.properties.priority.oneOf[1].type,parentSchema:schema301.properties.priority.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema301.properties.priority.oneOf,parentSchema:schema301.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate582.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs12 = errors;
if(!(validate89(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
const _errs13 = errors;
if(!(validate102(data.end_date, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
const _errs14 = errors;
if(!(validate104(data.end_time, {instancePath:instancePath+"/end_time",parentData:data,parentDataProperty:"end_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_ids !== undefined){
const _errs15 = errors;
if(!(validate106(data.user_ids, {instancePath:instancePath+"/user_ids",parentData:data,parentDataProperty:"user_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
const _errs16 = errors;
if(!(validate128(data.reminder_date, {instancePath:instancePath+"/reminder_date",parentData:data,parentDataProperty:"reminder_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recurrence !== undefined){
let data10 = data.recurrence;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
let passing1 = null;
const _errs19 = errors;
if(!(validate541(data10, {instancePath:instancePath+"/recurrence",parentData:data,parentDataProperty:"recurrence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs20 = errors;
if(data10 !== null){
const err2 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema301.properties.recurrence.oneOf[1].type,parentSchema:schema301.properties.recurrence.oneOf[1],data:data10};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs20 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema301.properties.recurrence.oneOf,parentSchema:schema301.properties.recurrence,data:data10};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate582.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate582.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema301.type,parentSchema:schema301,data}];
return false;
}
}
validate582.errors = vErrors;
return errors === 0;
}
validate582.evaluated = {"props":{"title":true,"card_id":true,"project_id":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"user_ids":true,"reminder_date":true,"recurrence":true},"dynamicProps":false,"dynamicItems":false};

export const work_createTask_body_recurrence = validate592;
const schema302 = {"oneOf":[{"$ref":"contract#/components/schemas/TaskRecurrence"},{"type":"null"}]};

function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate593.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate593.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema284.type,parentSchema:schema284,data}];
return false;
}
if(!((((data === "daily") || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate593.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema284.enum},schema:schema284.enum,parentSchema:schema284,data}];
return false;
}
validate593.errors = vErrors;
return errors === 0;
}
validate593.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate592.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate593(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema302.oneOf[1].type,parentSchema:schema302.oneOf[1],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema302.oneOf,parentSchema:schema302,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate592.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate592.errors = vErrors;
return errors === 0;
}
validate592.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_createTask_201 = validate595;
const schema304 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkTask"}}};

function validate595(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate595.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate595.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema304.required,parentSchema:schema304,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate595.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema304,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate538(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate595.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema304.type,parentSchema:schema304,data}];
return false;
}
}
validate595.errors = vErrors;
return errors === 0;
}
validate595.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_updateTask_body = validate597;
const schema305 = {"type":"object","properties":{"title":{"$ref":"#/components/schemas/TaskTitle"},"description":{"$ref":"#/components/schemas/TaskDescription"},"priority":{"oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"$ref":"#/components/schemas/TaskProgress"},"end_date":{"$ref":"#/components/schemas/TaskDueDate"},"end_time":{"$ref":"#/components/schemas/TaskDueTime"},"user_ids":{"$ref":"#/components/schemas/TaskAssignees"},"reminder_date":{"$ref":"#/components/schemas/Instant"},"recurrence":{"oneOf":[{"$ref":"#/components/schemas/TaskRecurrence"},{"type":"null"}]},"version":{"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true}}};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate597.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
const _errs1 = errors;
if(!(validate121(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs2 = errors;
if(!(validate97(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate99(data2, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema305.properties.priority.oneOf[1].type,parentSchema:schema305.properties.priority.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema305.properties.priority.oneOf,parentSchema:schema305.properties.priority,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate597.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs8 = errors;
if(!(validate89(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
const _errs9 = errors;
if(!(validate102(data.end_date, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
const _errs10 = errors;
if(!(validate104(data.end_time, {instancePath:instancePath+"/end_time",parentData:data,parentDataProperty:"end_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_ids !== undefined){
const _errs11 = errors;
if(!(validate106(data.user_ids, {instancePath:instancePath+"/user_ids",parentData:data,parentDataProperty:"user_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
const _errs12 = errors;
if(!(validate128(data.reminder_date, {instancePath:instancePath+"/reminder_date",parentData:data,parentDataProperty:"reminder_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recurrence !== undefined){
let data8 = data.recurrence;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
let passing1 = null;
const _errs15 = errors;
if(!(validate541(data8, {instancePath:instancePath+"/recurrence",parentData:data,parentDataProperty:"recurrence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs16 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema305.properties.recurrence.oneOf[1].type,parentSchema:schema305.properties.recurrence.oneOf[1],data:data8};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema305.properties.recurrence.oneOf,parentSchema:schema305.properties.recurrence,data:data8};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate597.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data9 = data.version;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(func1(data9) > 255){
validate597.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema305.properties.version,data:data9}];
return false;
}
else {
if(!pattern4.test(data9)){
validate597.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema305.properties.version,data:data9}];
return false;
}
else {
if(!data9.isWellFormed() || data9.includes("\0")){
validate597.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema305.properties.version,data:data9}];
return false;
}
}
}
}
else {
validate597.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema305.properties.version.type,parentSchema:schema305.properties.version,data:data9}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate597.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema305.type,parentSchema:schema305,data}];
return false;
}
}
validate597.errors = vErrors;
return errors === 0;
}
validate597.evaluated = {"props":{"title":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"user_ids":true,"reminder_date":true,"recurrence":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const work_changeTasks_body = validate607;
const schema306 = {"type":"object","required":["task_ids"],"properties":{"task_ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}},"change":{"$ref":"#/components/schemas/TaskFieldsChange"},"delete":{"$ref":"#/components/schemas/DeletionFlag"},"undoable":{"type":"boolean"}}};
const schema307 = {"type":"object","properties":{"progress":{"type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"card_id":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true},"priority":{"oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"end_date":{"type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"add_user_ids":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}},"remove_user_ids":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}},"former_places":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","maxLength":300,"pattern":"^[^\\x00]*$","x-storable":true}}}};

function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate608.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.progress !== undefined){
let data0 = data.progress;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate608.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema307.properties.progress.type},schema:schema307.properties.progress.type,parentSchema:schema307.properties.progress,data:data0}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate608.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema307.properties.progress,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate608.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema307.properties.progress,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate608.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema307.properties.progress,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_id !== undefined){
let data1 = data.card_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate608.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema307.properties.card_id,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate608.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema307.properties.card_id,data:data1}];
return false;
}
}
}
else {
validate608.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: "string"},schema:schema307.properties.card_id.type,parentSchema:schema307.properties.card_id,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate99(data2, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema307.properties.priority.oneOf[1].type,parentSchema:schema307.properties.priority.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema307.properties.priority.oneOf,parentSchema:schema307.properties.priority,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate608.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data3 = data.end_date;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate608.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema307.properties.end_date.type},schema:schema307.properties.end_date.type,parentSchema:schema307.properties.end_date,data:data3}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
validate608.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema307.properties.end_date,data:data3}];
return false;
}
else {
if(!(formats20.validate(data3))){
validate608.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema307.properties.end_date,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_user_ids !== undefined){
let data4 = data.add_user_ids;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length > 100){
validate608.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema307.properties.add_user_ids,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate608.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema307.properties.add_user_ids,data:data4}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate608.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema307.properties.add_user_ids.items,data:data5}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\0")){
validate608.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema307.properties.add_user_ids.items,data:data5}];
return false;
}
}
}
else {
validate608.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema307.properties.add_user_ids.items.type,parentSchema:schema307.properties.add_user_ids.items,data:data5}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate608.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/type",keyword:"type",params:{type: "array"},schema:schema307.properties.add_user_ids.type,parentSchema:schema307.properties.add_user_ids,data:data4}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remove_user_ids !== undefined){
let data6 = data.remove_user_ids;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
if(data6.length > 100){
validate608.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema307.properties.remove_user_ids,data:data6}];
return false;
}
else {
if(data6.length < 1){
validate608.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema307.properties.remove_user_ids,data:data6}];
return false;
}
else {
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
validate608.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema307.properties.remove_user_ids.items,data:data7}];
return false;
}
else {
if(!data7.isWellFormed() || data7.includes("\0")){
validate608.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema307.properties.remove_user_ids.items,data:data7}];
return false;
}
}
}
else {
validate608.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema307.properties.remove_user_ids.items.type,parentSchema:schema307.properties.remove_user_ids.items,data:data7}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate608.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/type",keyword:"type",params:{type: "array"},schema:schema307.properties.remove_user_ids.type,parentSchema:schema307.properties.remove_user_ids,data:data6}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.former_places !== undefined){
let data8 = data.former_places;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
if(data8.length > 100){
validate608.errors = [{instancePath:instancePath+"/former_places",schemaPath:"#/properties/former_places/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema307.properties.former_places,data:data8}];
return false;
}
else {
if(data8.length < 1){
validate608.errors = [{instancePath:instancePath+"/former_places",schemaPath:"#/properties/former_places/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema307.properties.former_places,data:data8}];
return false;
}
else {
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func1(data9) > 300){
validate608.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema307.properties.former_places.items,data:data9}];
return false;
}
else {
if(!pattern4.test(data9)){
validate608.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema307.properties.former_places.items,data:data9}];
return false;
}
else {
if(!data9.isWellFormed() || data9.includes("\0")){
validate608.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema307.properties.former_places.items,data:data9}];
return false;
}
}
}
}
else {
validate608.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/type",keyword:"type",params:{type: "string"},schema:schema307.properties.former_places.items.type,parentSchema:schema307.properties.former_places.items,data:data9}];
return false;
}
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate608.errors = [{instancePath:instancePath+"/former_places",schemaPath:"#/properties/former_places/type",keyword:"type",params:{type: "array"},schema:schema307.properties.former_places.type,parentSchema:schema307.properties.former_places,data:data8}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate608.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema307.type,parentSchema:schema307,data}];
return false;
}
}
validate608.errors = vErrors;
return errors === 0;
}
validate608.evaluated = {"props":{"progress":true,"card_id":true,"priority":true,"end_date":true,"add_user_ids":true,"remove_user_ids":true,"former_places":true},"dynamicProps":false,"dynamicItems":false};

const schema308 = {"type":"boolean","enum":[true]};

function validate611(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate611.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate611.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema308.type,parentSchema:schema308,data}];
return false;
}
if(!(data === true)){
validate611.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema308.enum},schema:schema308.enum,parentSchema:schema308,data}];
return false;
}
validate611.errors = vErrors;
return errors === 0;
}
validate611.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate607(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate607.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_ids === undefined) && (missing0 = "task_ids")){
validate607.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema306.required,parentSchema:schema306,data}];
return false;
}
else {
if(data.task_ids !== undefined){
let data0 = data.task_ids;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate607.errors = [{instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema306.properties.task_ids,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate607.errors = [{instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema306.properties.task_ids,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate607.errors = [{instancePath:instancePath+"/task_ids/" + i0,schemaPath:"#/properties/task_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema306.properties.task_ids.items,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate607.errors = [{instancePath:instancePath+"/task_ids/" + i0,schemaPath:"#/properties/task_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema306.properties.task_ids.items,data:data1}];
return false;
}
}
}
else {
validate607.errors = [{instancePath:instancePath+"/task_ids/" + i0,schemaPath:"#/properties/task_ids/items/type",keyword:"type",params:{type: "string"},schema:schema306.properties.task_ids.items.type,parentSchema:schema306.properties.task_ids.items,data:data1}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate607.errors = [{instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema306.properties.task_ids,data:data0}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate607.errors = [{instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/type",keyword:"type",params:{type: "array"},schema:schema306.properties.task_ids.type,parentSchema:schema306.properties.task_ids,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs5 = errors;
if(!(validate608(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delete !== undefined){
const _errs6 = errors;
if(!(validate611(data.delete, {instancePath:instancePath+"/delete",parentData:data,parentDataProperty:"delete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undoable !== undefined){
let data4 = data.undoable;
const _errs7 = errors;
if(typeof data4 !== "boolean"){
validate607.errors = [{instancePath:instancePath+"/undoable",schemaPath:"#/properties/undoable/type",keyword:"type",params:{type: "boolean"},schema:schema306.properties.undoable.type,parentSchema:schema306.properties.undoable,data:data4}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate607.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema306.type,parentSchema:schema306,data}];
return false;
}
}
validate607.errors = vErrors;
return errors === 0;
}
validate607.evaluated = {"props":{"task_ids":true,"change":true,"delete":true,"undoable":true},"dynamicProps":false,"dynamicItems":false};

export const work_changeTasks_body_task_ids = validate613;
const schema309 = {"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate613.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate613.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema309,data}];
return false;
}
else {
if(data.length < 1){
validate613.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema309,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate613.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema309.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate613.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema309.items,data:data0}];
return false;
}
}
}
else {
validate613.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema309.items.type,parentSchema:schema309.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate613.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema309,data}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate613.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema309.type,parentSchema:schema309,data}];
return false;
}
}
validate613.errors = vErrors;
return errors === 0;
}
validate613.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const work_changeTasks_body_change = validate614;

function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate614.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.progress !== undefined){
let data0 = data.progress;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate614.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema307.properties.progress.type},schema:schema307.properties.progress.type,parentSchema:schema307.properties.progress,data:data0}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate614.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema307.properties.progress,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate614.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema307.properties.progress,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate614.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema307.properties.progress,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_id !== undefined){
let data1 = data.card_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate614.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema307.properties.card_id,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate614.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema307.properties.card_id,data:data1}];
return false;
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: "string"},schema:schema307.properties.card_id.type,parentSchema:schema307.properties.card_id,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate99(data2, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema307.properties.priority.oneOf[1].type,parentSchema:schema307.properties.priority.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema307.properties.priority.oneOf,parentSchema:schema307.properties.priority,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate614.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data3 = data.end_date;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate614.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema307.properties.end_date.type},schema:schema307.properties.end_date.type,parentSchema:schema307.properties.end_date,data:data3}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
validate614.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema307.properties.end_date,data:data3}];
return false;
}
else {
if(!(formats20.validate(data3))){
validate614.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema307.properties.end_date,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_user_ids !== undefined){
let data4 = data.add_user_ids;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length > 100){
validate614.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema307.properties.add_user_ids,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate614.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema307.properties.add_user_ids,data:data4}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate614.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema307.properties.add_user_ids.items,data:data5}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\0")){
validate614.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema307.properties.add_user_ids.items,data:data5}];
return false;
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema307.properties.add_user_ids.items.type,parentSchema:schema307.properties.add_user_ids.items,data:data5}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/type",keyword:"type",params:{type: "array"},schema:schema307.properties.add_user_ids.type,parentSchema:schema307.properties.add_user_ids,data:data4}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remove_user_ids !== undefined){
let data6 = data.remove_user_ids;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
if(data6.length > 100){
validate614.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema307.properties.remove_user_ids,data:data6}];
return false;
}
else {
if(data6.length < 1){
validate614.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema307.properties.remove_user_ids,data:data6}];
return false;
}
else {
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
validate614.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema307.properties.remove_user_ids.items,data:data7}];
return false;
}
else {
if(!data7.isWellFormed() || data7.includes("\0")){
validate614.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema307.properties.remove_user_ids.items,data:data7}];
return false;
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema307.properties.remove_user_ids.items.type,parentSchema:schema307.properties.remove_user_ids.items,data:data7}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/type",keyword:"type",params:{type: "array"},schema:schema307.properties.remove_user_ids.type,parentSchema:schema307.properties.remove_user_ids,data:data6}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.former_places !== undefined){
let data8 = data.former_places;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
if(data8.length > 100){
validate614.errors = [{instancePath:instancePath+"/former_places",schemaPath:"#/properties/former_places/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema307.properties.former_places,data:data8}];
return false;
}
else {
if(data8.length < 1){
validate614.errors = [{instancePath:instancePath+"/former_places",schemaPath:"#/properties/former_places/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema307.properties.former_places,data:data8}];
return false;
}
else {
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func1(data9) > 300){
validate614.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema307.properties.former_places.items,data:data9}];
return false;
}
else {
if(!pattern4.test(data9)){
validate614.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema307.properties.former_places.items,data:data9}];
return false;
}
else {
if(!data9.isWellFormed() || data9.includes("\0")){
validate614.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema307.properties.former_places.items,data:data9}];
return false;
}
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/type",keyword:"type",params:{type: "string"},schema:schema307.properties.former_places.items.type,parentSchema:schema307.properties.former_places.items,data:data9}];
return false;
}
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/former_places",schemaPath:"#/properties/former_places/type",keyword:"type",params:{type: "array"},schema:schema307.properties.former_places.type,parentSchema:schema307.properties.former_places,data:data8}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate614.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema307.type,parentSchema:schema307,data}];
return false;
}
}
validate614.errors = vErrors;
return errors === 0;
}
validate614.evaluated = {"props":{"progress":true,"card_id":true,"priority":true,"end_date":true,"add_user_ids":true,"remove_user_ids":true,"former_places":true},"dynamicProps":false,"dynamicItems":false};

export const work_changeTasks_body_delete = validate616;

function validate616(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate616.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate616.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema308.type,parentSchema:schema308,data}];
return false;
}
if(!(data === true)){
validate616.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema308.enum},schema:schema308.enum,parentSchema:schema308,data}];
return false;
}
validate616.errors = vErrors;
return errors === 0;
}
validate616.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const work_changeTasks_200 = validate617;
const schema312 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"oneOf":[{"$ref":"#/components/schemas/ChangedTasks"},{"$ref":"#/components/schemas/UndoableMoves"}]}}};
const schema313 = {"type":"object","additionalProperties":false,"required":["changed","refused"],"properties":{"changed":{"type":"array","maxItems":100,"items":{"type":"string"}},"refused":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/RefusedTask"}}}};
const schema314 = {"type":"object","additionalProperties":false,"required":["id","code","message"],"properties":{"id":{"type":"string"},"code":{"type":"string"},"message":{"type":"string"}}};

function validate619(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate619.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate619.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema314.required,parentSchema:schema314,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "code")) || (key0 === "message"))){
validate619.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema314,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate619.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema314.properties.id.type,parentSchema:schema314.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate619.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema314.properties.code.type,parentSchema:schema314.properties.code,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate619.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema314.properties.message.type,parentSchema:schema314.properties.message,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate619.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema314.type,parentSchema:schema314,data}];
return false;
}
}
validate619.errors = vErrors;
return errors === 0;
}
validate619.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate618.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.changed === undefined) && (missing0 = "changed")) || ((data.refused === undefined) && (missing0 = "refused"))){
validate618.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema313.required,parentSchema:schema313,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "changed") || (key0 === "refused"))){
validate618.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema313,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.changed !== undefined){
let data0 = data.changed;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate618.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema313.properties.changed,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate618.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema313.properties.changed.items.type,parentSchema:schema313.properties.changed.items,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate618.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema313.properties.changed.type,parentSchema:schema313.properties.changed,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refused !== undefined){
let data2 = data.refused;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate618.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema313.properties.refused,data:data2}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate619(data2[i1], {instancePath:instancePath+"/refused/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate618.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "array"},schema:schema313.properties.refused.type,parentSchema:schema313.properties.refused,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate618.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema313.type,parentSchema:schema313,data}];
return false;
}
}
validate618.errors = vErrors;
return errors === 0;
}
validate618.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema315 = {"type":"object","additionalProperties":false,"required":["changed","refused","former_places"],"properties":{"changed":{"type":"array","maxItems":100,"items":{"type":"string"}},"refused":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/RefusedTask"}},"former_places":{"type":"array","maxItems":100,"items":{"type":["string","null"]}}}};

function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate622.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.changed === undefined) && (missing0 = "changed")) || ((data.refused === undefined) && (missing0 = "refused"))) || ((data.former_places === undefined) && (missing0 = "former_places"))){
validate622.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema315.required,parentSchema:schema315,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "changed") || (key0 === "refused")) || (key0 === "former_places"))){
validate622.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema315,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.changed !== undefined){
let data0 = data.changed;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate622.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema315.properties.changed,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate622.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema315.properties.changed.items.type,parentSchema:schema315.properties.changed.items,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate622.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema315.properties.changed.type,parentSchema:schema315.properties.changed,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refused !== undefined){
let data2 = data.refused;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate622.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema315.properties.refused,data:data2}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate619(data2[i1], {instancePath:instancePath+"/refused/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate622.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "array"},schema:schema315.properties.refused.type,parentSchema:schema315.properties.refused,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.former_places !== undefined){
let data4 = data.former_places;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 100){
validate622.errors = [{instancePath:instancePath+"/former_places",schemaPath:"#/properties/former_places/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema315.properties.former_places,data:data4}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate622.errors = [{instancePath:instancePath+"/former_places/" + i2,schemaPath:"#/properties/former_places/items/type",keyword:"type",params:{type: schema315.properties.former_places.items.type},schema:schema315.properties.former_places.items.type,parentSchema:schema315.properties.former_places.items,data:data5}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate622.errors = [{instancePath:instancePath+"/former_places",schemaPath:"#/properties/former_places/type",keyword:"type",params:{type: "array"},schema:schema315.properties.former_places.type,parentSchema:schema315.properties.former_places,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate622.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema315.type,parentSchema:schema315,data}];
return false;
}
}
validate622.errors = vErrors;
return errors === 0;
}
validate622.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate617(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate617.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate617.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema312.required,parentSchema:schema312,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate617.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema312,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate618(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate618.errors : vErrors.concat(validate618.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = true;
}
const _errs5 = errors;
if(!(validate622(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid1){
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema312.properties.data.oneOf,parentSchema:schema312.properties.data,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate617.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate617.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema312.type,parentSchema:schema312,data}];
return false;
}
}
validate617.errors = vErrors;
return errors === 0;
}
validate617.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_moveTask_body = validate625;
const schema316 = {"type":"object","required":["card_id"],"properties":{"card_id":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true},"before":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"undoable":{"type":"boolean"}}};

function validate625(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate625.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_id === undefined) && (missing0 = "card_id")){
validate625.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema316.required,parentSchema:schema316,data}];
return false;
}
else {
if(data.card_id !== undefined){
let data0 = data.card_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate625.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema316.properties.card_id,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate625.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema316.properties.card_id,data:data0}];
return false;
}
}
}
else {
validate625.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: "string"},schema:schema316.properties.card_id.type,parentSchema:schema316.properties.card_id,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data1 = data.before;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate625.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: schema316.properties.before.type},schema:schema316.properties.before.type,parentSchema:schema316.properties.before,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate625.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema316.properties.before,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate625.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema316.properties.before,data:data1}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undoable !== undefined){
let data2 = data.undoable;
const _errs5 = errors;
if(typeof data2 !== "boolean"){
validate625.errors = [{instancePath:instancePath+"/undoable",schemaPath:"#/properties/undoable/type",keyword:"type",params:{type: "boolean"},schema:schema316.properties.undoable.type,parentSchema:schema316.properties.undoable,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate625.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema316.type,parentSchema:schema316,data}];
return false;
}
}
validate625.errors = vErrors;
return errors === 0;
}
validate625.evaluated = {"props":{"card_id":true,"before":true,"undoable":true},"dynamicProps":false,"dynamicItems":false};

export const work_moveTask_200 = validate626;
const schema317 = {"oneOf":[{"$ref":"#/components/schemas/WorkTaskResponse"},{"$ref":"#/components/schemas/UndoableMoveResponse"}]};
const schema318 = {"type":"object","additionalProperties":false,"required":["data","former_place"],"properties":{"data":{"$ref":"#/components/schemas/WorkTask"},"former_place":{"type":["string","null"]}}};

function validate628(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate628.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.former_place === undefined) && (missing0 = "former_place"))){
validate628.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema318.required,parentSchema:schema318,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "former_place"))){
validate628.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema318,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate538(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.former_place !== undefined){
let data1 = data.former_place;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate628.errors = [{instancePath:instancePath+"/former_place",schemaPath:"#/properties/former_place/type",keyword:"type",params:{type: schema318.properties.former_place.type},schema:schema318.properties.former_place.type,parentSchema:schema318.properties.former_place,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate628.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema318.type,parentSchema:schema318,data}];
return false;
}
}
validate628.errors = vErrors;
return errors === 0;
}
validate628.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate626(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate626.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate595(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate628(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema317.oneOf,parentSchema:schema317,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate626.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate626.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate626.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const work_listTaskComments_200 = validate631;
const schema319 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/WorkComment"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema320 = {"type":"object","additionalProperties":false,"required":["id","body","author","created_at","parent_id","via","edited_at"],"properties":{"id":{"type":"string"},"body":{"type":["string","null"]},"author":{"oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"type":["string","null"],"format":"date-time"},"parent_id":{"type":["string","null"]},"via":{"$ref":"#/components/schemas/Entrance"},"edited_at":{"type":["string","null"],"format":"date-time"}}};

function validate632(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate632.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.parent_id === undefined) && (missing0 = "parent_id"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.edited_at === undefined) && (missing0 = "edited_at"))){
validate632.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema320.required,parentSchema:schema320,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "body")) || (key0 === "author")) || (key0 === "created_at")) || (key0 === "parent_id")) || (key0 === "via")) || (key0 === "edited_at"))){
validate632.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema320,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate632.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema320.properties.id.type,parentSchema:schema320.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data1 = data.body;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate632.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema320.properties.body.type},schema:schema320.properties.body.type,parentSchema:schema320.properties.body,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data2 = data.author;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate134(data2, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema320.properties.author.oneOf[1].type,parentSchema:schema320.properties.author.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema320.properties.author.oneOf,parentSchema:schema320.properties.author,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate632.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate632.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema320.properties.created_at.type},schema:schema320.properties.created_at.type,parentSchema:schema320.properties.created_at,data:data3}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate632.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema320.properties.created_at,data:data3}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
let data4 = data.parent_id;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate632.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: schema320.properties.parent_id.type},schema:schema320.properties.parent_id.type,parentSchema:schema320.properties.parent_id,data:data4}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
const _errs15 = errors;
if(!(validate480(data.via, {instancePath:instancePath+"/via",parentData:data,parentDataProperty:"via",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edited_at !== undefined){
let data6 = data.edited_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate632.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/type",keyword:"type",params:{type: schema320.properties.edited_at.type},schema:schema320.properties.edited_at.type,parentSchema:schema320.properties.edited_at,data:data6}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate632.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema320.properties.edited_at,data:data6}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate632.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema320.type,parentSchema:schema320,data}];
return false;
}
}
validate632.errors = vErrors;
return errors === 0;
}
validate632.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate631(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate631.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate631.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema319.required,parentSchema:schema319,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate631.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema319,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate632(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate631.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema319.properties.data.type,parentSchema:schema319.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate631.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema319.type,parentSchema:schema319,data}];
return false;
}
}
validate631.errors = vErrors;
return errors === 0;
}
validate631.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_createTaskComment_body = validate637;
const schema321 = {"type":"object","required":["body"],"properties":{"body":{"$ref":"#/components/schemas/CommentBody"},"parent_id":{"type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true}}};

function validate637(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate637.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate637.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema321.required,parentSchema:schema321,data}];
return false;
}
else {
if(data.body !== undefined){
const _errs1 = errors;
if(!(validate139(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
let data1 = data.parent_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate637.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: schema321.properties.parent_id.type},schema:schema321.properties.parent_id.type,parentSchema:schema321.properties.parent_id,data:data1}];
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate637.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema321.properties.parent_id,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate637.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema321.properties.parent_id,data:data1}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate637.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
validate637.errors = vErrors;
return errors === 0;
}
validate637.evaluated = {"props":{"body":true,"parent_id":true},"dynamicProps":false,"dynamicItems":false};

export const work_createTaskComment_201 = validate639;
const schema322 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkComment"}}};

function validate639(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate639.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate639.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema322.required,parentSchema:schema322,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate639.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema322,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate632(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate639.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema322.type,parentSchema:schema322,data}];
return false;
}
}
validate639.errors = vErrors;
return errors === 0;
}
validate639.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const work_updateTaskComment_body = validate641;
const schema323 = {"type":"object","required":["body"],"properties":{"body":{"$ref":"#/components/schemas/CommentBody"}}};

function validate641(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate641.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate641.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema323.required,parentSchema:schema323,data}];
return false;
}
else {
if(data.body !== undefined){
if(!(validate139(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
}
else {
validate641.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema323.type,parentSchema:schema323,data}];
return false;
}
}
validate641.errors = vErrors;
return errors === 0;
}
validate641.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

export const work_listTaskActivity_200 = validate643;
const schema324 = {"type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Activity"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

function validate643(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate643.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate643.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema324.required,parentSchema:schema324,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate643.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema324,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate478(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate643.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema324.properties.data.type,parentSchema:schema324.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
const _errs5 = errors;
if(!(validate70(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate643.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema324.type,parentSchema:schema324,data}];
return false;
}
}
validate643.errors = vErrors;
return errors === 0;
}
validate643.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openapi_listProjectCards_query_cursor = openapi_listProjects_query_cursor;
export const openapi_listMembers_query_cursor = openapi_listProjects_query_cursor;
export const openapi_listTasks_query_cursor = openapi_listProjects_query_cursor;
export const openapi_createTask_body_project_id = openapi_createTask_body_card_id;
export const openapi_getTask_200 = openapi_createTask_201;
export const openapi_updateTask_body_description = openapi_createTask_body_description;
export const openapi_updateTask_body_priority = openapi_createTask_body_priority;
export const openapi_updateTask_body_progress = openapi_createTask_body_progress;
export const openapi_updateTask_body_end_date = openapi_createTask_body_end_date;
export const openapi_updateTask_body_end_time = openapi_createTask_body_end_time;
export const openapi_updateTask_200 = openapi_createTask_201;
export const openapi_listTaskComments_query_cursor = openapi_listProjects_query_cursor;
export const openapi_createTaskComment_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const openapi_listEvents_query_cursor = openapi_listProjects_query_cursor;
export const openapi_createEvent_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const openapi_createEvent_body_description = openapi_createTask_body_card_id;
export const openapi_createEvent_body_reminder_at = openapi_updateTask_body_reminder_date;
export const openapi_createEvent_body_location = openapi_createTask_body_card_id;
export const openapi_createEvent_body_project_id = openapi_createTask_body_card_id;
export const settings_signIn_201 = settings_getSession_200;
export const settings_updateSession_200 = settings_getSession_200;
export const settings_listSessions_query_cursor = openapi_listProjects_query_cursor;
export const settings_changePassword_body_current_password = settings_signIn_body_password;
export const settings_updateMe_body_current_password = settings_signIn_body_password;
export const settings_setUpSecondFactor_body_current_password = settings_signIn_body_password;
export const settings_confirmSecondFactor_body_code = settings_signIn_body_code;
export const settings_renewRecoveryCodes_body_current_password = settings_signIn_body_password;
export const settings_renewRecoveryCodes_body_code = settings_signIn_body_code;
export const settings_renewRecoveryCodes_201 = settings_confirmSecondFactor_201;
export const settings_removeSecondFactor_body = settings_renewRecoveryCodes_body;
export const settings_removeSecondFactor_body_current_password = settings_signIn_body_password;
export const settings_removeSecondFactor_body_code = settings_signIn_body_code;
export const settings_listInvitations_query_cursor = openapi_listProjects_query_cursor;
export const settings_createInvitation_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_acceptInvitation_body_token = settings_getInvitation_body_token;
export const settings_acceptInvitation_body_password = settings_signIn_body_password;
export const settings_acceptInvitation_body_code = settings_signIn_body_code;
export const settings_acceptInvitation_201 = settings_getSession_200;
export const settings_requestPasswordReset_body_email = settings_signIn_body_email;
export const settings_completePasswordReset_body_token = settings_getInvitation_body_token;
export const settings_completePasswordReset_body_new_password = settings_changePassword_body_new_password;
export const settings_listMembers_query_q = settings_updateSession_body_workspace_id;
export const settings_listMembers_query_cursor = openapi_listProjects_query_cursor;
export const settings_updateMember_body_role = settings_listMembers_query_role;
export const settings_updateWorkspace_body_name = settings_acceptInvitation_body_name;
export const settings_updateWorkspace_body_require_second_factor = settings_updateMe_body_keyboard_shortcuts;
export const settings_listKeys_query_cursor = openapi_listProjects_query_cursor;
export const settings_createKey_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_createKey_body_name = settings_acceptInvitation_body_name;
export const settings_updateKey_body_name = settings_acceptInvitation_body_name;
export const settings_updateKey_body_disabled = settings_updateMe_body_keyboard_shortcuts;
export const settings_updateKey_body_scopes = settings_createKey_body_scopes;
export const settings_updateKey_body_expires_at = settings_createKey_body_expires_at;
export const settings_updateKey_200 = settings_getKey_200;
export const settings_rotateKey_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_rotateKey_201 = settings_createKey_201;
export const settings_listProjects_query_cursor = openapi_listProjects_query_cursor;
export const settings_createProject_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_createProject_body_name = settings_acceptInvitation_body_name;
export const settings_createProject_body_private = settings_updateMe_body_keyboard_shortcuts;
export const settings_getProject_200 = settings_createProject_201;
export const settings_updateProject_body_name = settings_acceptInvitation_body_name;
export const settings_updateProject_body_description = settings_createProject_body_description;
export const settings_updateProject_body_private = settings_updateMe_body_keyboard_shortcuts;
export const settings_updateProject_body_archived = settings_updateMe_body_keyboard_shortcuts;
export const settings_updateProject_200 = settings_createProject_201;
export const settings_createColumn_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_createColumn_body_name = settings_acceptInvitation_body_name;
export const settings_createColumn_body_is_done = settings_updateMe_body_keyboard_shortcuts;
export const settings_updateColumn_body_name = settings_acceptInvitation_body_name;
export const settings_updateColumn_body_is_done = settings_updateMe_body_keyboard_shortcuts;
export const settings_updateColumn_200 = settings_createColumn_201;
export const settings_listWebhookEndpoints_query_cursor = openapi_listProjects_query_cursor;
export const settings_createWebhookEndpoint_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_updateWebhookEndpoint_body_name = settings_createWebhookEndpoint_body_name;
export const settings_updateWebhookEndpoint_body_url = settings_createWebhookEndpoint_body_url;
export const settings_updateWebhookEndpoint_body_events = settings_createWebhookEndpoint_body_events;
export const settings_updateWebhookEndpoint_body_disabled = settings_updateMe_body_keyboard_shortcuts;
export const settings_updateWebhookEndpoint_200 = settings_getWebhookEndpoint_200;
export const settings_rotateWebhookSecret_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_rotateWebhookSecret_201 = settings_createWebhookEndpoint_201;
export const settings_sendTestEvent_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_recoverDeliveries_body_dry_run = settings_updateMe_body_keyboard_shortcuts;
export const settings_listDeliveries_query_type = settings_sendTestEvent_body_type;
export const settings_listDeliveries_query_id_contains = settings_updateSession_body_workspace_id;
export const settings_listDeliveries_query_since = settings_recoverDeliveries_body_since;
export const settings_listDeliveries_query_until = settings_recoverDeliveries_body_since;
export const settings_listDeliveries_query_cursor = openapi_listProjects_query_cursor;
export const settings_redeliver_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const settings_redeliver_201 = settings_sendTestEvent_201;
export const settings_listRequests_query_request_id = settings_updateSession_body_workspace_id;
export const settings_listRequests_query_request_id_contains = settings_updateSession_body_workspace_id;
export const settings_listRequests_query_key_id = settings_updateSession_body_workspace_id;
export const settings_listRequests_query_operation_id = settings_updateSession_body_workspace_id;
export const settings_listRequests_query_path = settings_updateSession_body_workspace_id;
export const settings_listRequests_query_code = settings_updateSession_body_workspace_id;
export const settings_listRequests_query_since = settings_recoverDeliveries_body_since;
export const settings_listRequests_query_until = settings_recoverDeliveries_body_since;
export const settings_listRequests_query_cursor = openapi_listProjects_query_cursor;
export const settings_summarizeRequests_query_since = settings_recoverDeliveries_body_since;
export const settings_summarizeRequests_query_until = settings_recoverDeliveries_body_since;
export const settings_summarizeRequests_query_request_id = settings_updateSession_body_workspace_id;
export const settings_summarizeRequests_query_request_id_contains = settings_updateSession_body_workspace_id;
export const settings_summarizeRequests_query_key_id = settings_updateSession_body_workspace_id;
export const settings_summarizeRequests_query_operation_id = settings_updateSession_body_workspace_id;
export const settings_summarizeRequests_query_status = settings_listRequests_query_status;
export const settings_summarizeRequests_query_path = settings_updateSession_body_workspace_id;
export const settings_summarizeRequests_query_code = settings_updateSession_body_workspace_id;
export const settings_listActivity_query_type = settings_updateSession_body_workspace_id;
export const settings_listActivity_query_key_id = settings_updateSession_body_workspace_id;
export const settings_listActivity_query_actor_id = settings_updateSession_body_workspace_id;
export const settings_listActivity_query_since = settings_recoverDeliveries_body_since;
export const settings_listActivity_query_until = settings_recoverDeliveries_body_since;
export const settings_listActivity_query_cursor = openapi_listProjects_query_cursor;
export const settings_listNotifications_query_cursor = openapi_listProjects_query_cursor;
export const settings_readNotifications_body_until = settings_recoverDeliveries_body_since;
export const work_listProjects_query_cursor = openapi_listProjects_query_cursor;
export const work_createProject_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_createProject_body = settings_createProject_body;
export const work_createProject_body_name = settings_acceptInvitation_body_name;
export const work_createProject_body_description = settings_createProject_body_description;
export const work_createProject_body_private = settings_updateMe_body_keyboard_shortcuts;
export const work_getProject_200 = work_createProject_201;
export const work_createColumn_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_createColumn_body = settings_createColumn_body;
export const work_createColumn_body_name = settings_acceptInvitation_body_name;
export const work_createColumn_body_is_done = settings_updateMe_body_keyboard_shortcuts;
export const work_createColumn_201 = settings_createColumn_201;
export const work_importTasks_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_undoImport_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_updateColumn_body = settings_updateColumn_body;
export const work_updateColumn_body_name = settings_acceptInvitation_body_name;
export const work_updateColumn_body_is_done = settings_updateMe_body_keyboard_shortcuts;
export const work_updateColumn_body_order = settings_updateColumn_body_order;
export const work_updateColumn_200 = settings_createColumn_201;
export const work_deleteColumn_query_move_to = settings_deleteColumn_query_move_to;
export const work_listPeople_query_project_id = settings_updateSession_body_workspace_id;
export const work_listPeople_query_cursor = openapi_listProjects_query_cursor;
export const work_createEvent_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_createEvent_body = openapi_createEvent_body;
export const work_createEvent_body_title = openapi_createEvent_body_title;
export const work_createEvent_body_description = openapi_createTask_body_card_id;
export const work_createEvent_body_date = openapi_createEvent_body_date;
export const work_createEvent_body_start_time = openapi_createEvent_body_start_time;
export const work_createEvent_body_end_time = openapi_createEvent_body_end_time;
export const work_createEvent_body_repeat = openapi_createEvent_body_repeat;
export const work_createEvent_body_repeat_interval = openapi_createEvent_body_repeat_interval;
export const work_createEvent_body_reminder_at = openapi_updateTask_body_reminder_date;
export const work_createEvent_body_timezone = openapi_createEvent_body_timezone;
export const work_createEvent_body_reminder_minutes_before = openapi_createEvent_body_reminder_minutes_before;
export const work_createEvent_body_location = openapi_createTask_body_card_id;
export const work_createEvent_body_meet_link = openapi_createEvent_body_meet_link;
export const work_createEvent_body_color = openapi_createEvent_body_color;
export const work_createEvent_body_order = openapi_createEvent_body_order;
export const work_createEvent_body_project_id = openapi_createTask_body_card_id;
export const work_createEvent_body_invited_users = openapi_createEvent_body_invited_users;
export const work_getEvent_200 = work_createEvent_201;
export const work_updateEvent_body_title = openapi_createEvent_body_title;
export const work_updateEvent_body_description = openapi_createTask_body_card_id;
export const work_updateEvent_body_date = openapi_createEvent_body_date;
export const work_updateEvent_body_start_time = openapi_createEvent_body_start_time;
export const work_updateEvent_body_end_time = openapi_createEvent_body_start_time;
export const work_updateEvent_body_repeat = openapi_createEvent_body_repeat;
export const work_updateEvent_body_repeat_interval = openapi_createEvent_body_repeat_interval;
export const work_updateEvent_body_reminder_at = openapi_updateTask_body_reminder_date;
export const work_updateEvent_body_timezone = openapi_createEvent_body_timezone;
export const work_updateEvent_body_reminder_minutes_before = openapi_createEvent_body_reminder_minutes_before;
export const work_updateEvent_body_location = openapi_createTask_body_card_id;
export const work_updateEvent_body_meet_link = openapi_createEvent_body_meet_link;
export const work_updateEvent_body_color = openapi_createEvent_body_color;
export const work_updateEvent_body_order = openapi_createEvent_body_order;
export const work_updateEvent_body_invited_users = openapi_createEvent_body_invited_users;
export const work_updateEvent_200 = work_createEvent_201;
export const work_listTasks_query_project_id = settings_updateSession_body_workspace_id;
export const work_listTasks_query_card_id = settings_updateSession_body_workspace_id;
export const work_listTasks_query_assignee_id = settings_updateSession_body_workspace_id;
export const work_listTasks_query_q = settings_updateSession_body_workspace_id;
export const work_listTasks_query_cursor = openapi_listProjects_query_cursor;
export const work_createTask_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_createTask_body_title = openapi_createTask_body_title_text;
export const work_createTask_body_card_id = openapi_createTask_body_card_id;
export const work_createTask_body_project_id = openapi_createTask_body_card_id;
export const work_createTask_body_description = openapi_createTask_body_description;
export const work_createTask_body_priority = openapi_createTask_body_priority;
export const work_createTask_body_progress = openapi_createTask_body_progress;
export const work_createTask_body_end_date = openapi_createTask_body_end_date;
export const work_createTask_body_end_time = openapi_createTask_body_end_time;
export const work_createTask_body_user_ids = openapi_createTask_body_user_ids;
export const work_createTask_body_reminder_date = openapi_updateTask_body_reminder_date;
export const work_getTask_200 = work_createTask_201;
export const work_updateTask_body_title = openapi_updateTask_body_title_text;
export const work_updateTask_body_description = openapi_createTask_body_description;
export const work_updateTask_body_priority = openapi_createTask_body_priority;
export const work_updateTask_body_progress = openapi_createTask_body_progress;
export const work_updateTask_body_end_date = openapi_createTask_body_end_date;
export const work_updateTask_body_end_time = openapi_createTask_body_end_time;
export const work_updateTask_body_user_ids = openapi_createTask_body_user_ids;
export const work_updateTask_body_reminder_date = openapi_updateTask_body_reminder_date;
export const work_updateTask_body_recurrence = work_createTask_body_recurrence;
export const work_updateTask_body_version = settings_updateSession_body_workspace_id;
export const work_updateTask_200 = work_createTask_201;
export const work_changeTasks_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_changeTasks_body_undoable = settings_updateMe_body_keyboard_shortcuts;
export const work_moveTask_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_moveTask_body_card_id = work_updateEvent_body_version;
export const work_moveTask_body_before = openapi_createTask_body_card_id;
export const work_moveTask_body_undoable = settings_updateMe_body_keyboard_shortcuts;
export const work_listTaskComments_query_cursor = openapi_listProjects_query_cursor;
export const work_createTaskComment_header_Idempotency$2d$Key = openapi_createTask_header_Idempotency$2d$Key;
export const work_createTaskComment_body_body = openapi_createTaskComment_body_body;
export const work_createTaskComment_body_parent_id = openapi_createTask_body_card_id;
export const work_updateTaskComment_body_body = openapi_createTaskComment_body_body;
export const work_updateTaskComment_200 = work_createTaskComment_201;
export const work_listTaskActivity_query_cursor = openapi_listProjects_query_cursor;
