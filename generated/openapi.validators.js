// Written by `npm run codegen` from spec/openapi.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const getMe_200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/Me"};
const schema33 = {"description":"An API key, as it sees itself.","type":"object","additionalProperties":false,"required":["workspace","key","rate_limit"],"properties":{"workspace":{"$ref":"#/components/schemas/MeWorkspace"},"key":{"$ref":"#/components/schemas/MeKey"},"rate_limit":{"$ref":"#/components/schemas/MeRateLimit"}}};
const schema34 = {"description":"The workspace that the key is bound to.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"}}};
const schema35 = {"description":"The key.","type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"description":"The name that the key was given in the settings area.","type":"string"},"scopes":{"description":"The scopes that the key holds.","type":"array","items":{"$ref":"#/components/schemas/Scope"}}}};
const schema36 = {"description":"A permission of an API key.\n\n| Scope | Grants |\n|---|---|\n| `read:projects` | List and read projects and their board columns |\n| `read:tasks` | List and read tasks and their comments |\n| `read:events` | List calendar events |\n| `read:members` | List active members, email addresses included |\n| `write:tasks` | Create and update tasks |\n| `write:events` | Create calendar events |\n| `write:comments` | Comment on tasks |\n","type":"string","enum":["read:projects","read:tasks","read:events","read:members","write:tasks","write:events","write:comments"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
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
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "scopes"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data2 === "read:projects") || (data2 === "read:tasks")) || (data2 === "read:events")) || (data2 === "read:members")) || (data2 === "write:tasks")) || (data2 === "write:events")) || (data2 === "write:comments"))){
validate23.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"description":"The three budgets that the key's requests are charged to.","type":"object","additionalProperties":false,"required":["key","workspace","write"],"properties":{"key":{"description":"The key's budget, charged by every request.","$ref":"#/components/schemas/RateLimitState"},"workspace":{"description":"The workspace's budget, shared by all its keys and charged by every request.","$ref":"#/components/schemas/RateLimitState"},"write":{"description":"The key's write budget, charged by POST and PATCH in addition to the other two.","$ref":"#/components/schemas/RateLimitState"}}};
const schema38 = {"description":"A budget and what is left of it in the current window of 60 seconds.","type":"object","additionalProperties":false,"required":["limit","remaining"],"properties":{"limit":{"description":"The number of requests per window.","type":"integer","minimum":0},"remaining":{"description":"The number of requests left in the current window.","type":"integer","minimum":0}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
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
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "workspace")) || (key0 === "write"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.limit === undefined) && (missing1 = "limit")) || ((data0.remaining === undefined) && (missing1 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "limit") || (key1 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.limit !== undefined){
let data1 = data0.limit;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/key/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/key/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.remaining !== undefined){
let data2 = data0.remaining;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate25.errors = [{instancePath:instancePath+"/key/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/key/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data3 = data.workspace;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if(((data3.limit === undefined) && (missing2 = "limit")) || ((data3.remaining === undefined) && (missing2 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((key2 === "limit") || (key2 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.limit !== undefined){
let data4 = data3.limit;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate25.errors = [{instancePath:instancePath+"/workspace/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/workspace/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.remaining !== undefined){
let data5 = data3.remaining;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate25.errors = [{instancePath:instancePath+"/workspace/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/workspace/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write !== undefined){
let data6 = data.write;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if(((data6.limit === undefined) && (missing3 = "limit")) || ((data6.remaining === undefined) && (missing3 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key3 in data6){
if(!((key3 === "limit") || (key3 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data6.limit !== undefined){
let data7 = data6.limit;
const _errs22 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate25.errors = [{instancePath:instancePath+"/write/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate25.errors = [{instancePath:instancePath+"/write/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.remaining !== undefined){
let data8 = data6.remaining;
const _errs24 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate25.errors = [{instancePath:instancePath+"/write/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate25.errors = [{instancePath:instancePath+"/write/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
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
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "workspace") || (key0 === "key")) || (key0 === "rate_limit"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workspace !== undefined){
let data0 = data.workspace;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))){
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "name"))){
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
const _errs6 = errors;
if(typeof data0.id !== "string"){
validate22.errors = [{instancePath:instancePath+"/workspace/id",schemaPath:"#/components/schemas/MeWorkspace/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
const _errs8 = errors;
if(typeof data0.name !== "string"){
validate22.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/MeWorkspace/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs10 = errors;
if(!(validate23(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limit !== undefined){
const _errs11 = errors;
if(!(validate25(data.rate_limit, {instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjects_query_cursor = validate28;
const schema41 = {"type":"string","maxLength":1024};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate29;
const schema42 = {"$ref":"contract#/components/schemas/ProjectList"};
const schema43 = {"description":"One page of projects.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The projects of this page.","type":"array","items":{"$ref":"#/components/schemas/ProjectListItem"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema44 = {"description":"A project as it stands in a list, which may add the number of its tasks.","type":"object","additionalProperties":false,"required":["id","name","description","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"},"task_count":{"description":"The number of the project's tasks. May be absent.","type":"integer","minimum":0}}};
const schema45 = {"description":"Where the list goes on.","type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"description":"The `cursor` of the next page, or null on the last one.","type":["string","null"]}}};
const formats0 = formats["date-time"];

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
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
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.description === undefined) && (missing1 = "description"))) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.updated_at === undefined) && (missing1 = "updated_at"))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "id") || (key1 === "name")) || (key1 === "description")) || (key1 === "created_at")) || (key1 === "updated_at")) || (key1 === "task_count"))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
const _errs8 = errors;
if(typeof data1.id !== "string"){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/ProjectListItem/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs10 = errors;
if(typeof data1.name !== "string"){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/ProjectListItem/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
let data4 = data1.description;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/description",schemaPath:"#/components/schemas/ProjectListItem/properties/description/type",keyword:"type",params:{type: schema44.properties.description.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
let data5 = data1.created_at;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/ProjectListItem/properties/created_at/type",keyword:"type",params:{type: schema44.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/ProjectListItem/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.updated_at !== undefined){
let data6 = data1.updated_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"#/components/schemas/ProjectListItem/properties/updated_at/type",keyword:"type",params:{type: schema44.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"#/components/schemas/ProjectListItem/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.task_count !== undefined){
let data7 = data1.task_count;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/task_count",schemaPath:"#/components/schemas/ProjectListItem/properties/task_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/task_count",schemaPath:"#/components/schemas/ProjectListItem/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
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
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data8 = data.meta;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8.next_cursor === undefined) && (missing2 = "next_cursor")){
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!(key2 === "next_cursor")){
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.next_cursor !== undefined){
let data9 = data8.next_cursor;
if((typeof data9 !== "string") && (data9 !== null)){
validate30.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate32;
const schema46 = {"$ref":"contract#/components/schemas/ProjectResponse"};
const schema47 = {"description":"A project.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Project"}}};
const schema48 = {"description":"A project of the workspace.","type":"object","additionalProperties":false,"required":["id","name","description","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
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
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.description === undefined) && (missing1 = "description"))) || ((data0.created_at === undefined) && (missing1 = "created_at"))) || ((data0.updated_at === undefined) && (missing1 = "updated_at"))){
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "description")) || (key1 === "created_at")) || (key1 === "updated_at"))){
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
const _errs6 = errors;
if(typeof data0.id !== "string"){
validate33.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Project/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
const _errs8 = errors;
if(typeof data0.name !== "string"){
validate33.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Project/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.description !== undefined){
let data3 = data0.description;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/description",schemaPath:"#/components/schemas/Project/properties/description/type",keyword:"type",params:{type: schema48.properties.description.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.created_at !== undefined){
let data4 = data0.created_at;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Project/properties/created_at/type",keyword:"type",params:{type: schema48.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate33.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Project/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.updated_at !== undefined){
let data5 = data0.updated_at;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/Project/properties/updated_at/type",keyword:"type",params:{type: schema48.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate33.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/Project/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjectCards_query_cursor = validate35;
const schema49 = {"type":"string","maxLength":1024};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate35.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjectCards_200 = validate36;
const schema50 = {"$ref":"contract#/components/schemas/CardList"};
const schema51 = {"description":"One page of board columns.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The columns of this page.","type":"array","items":{"$ref":"#/components/schemas/Card"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema52 = {"description":"A column of a project's board, in which tasks sit. Not a task.","type":"object","additionalProperties":false,"required":["id","name","is_done","order"],"properties":{"id":{"description":"The id of the column, usable as the `card_id` of a new task.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether the column is meant for finished tasks.","type":"boolean"},"order":{"description":"Where the column stands on the board, from low to high.","type":["integer","null"]}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
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
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.is_done === undefined) && (missing1 = "is_done"))) || ((data1.order === undefined) && (missing1 = "order"))){
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order"))){
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
const _errs8 = errors;
if(typeof data1.id !== "string"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/Card/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs10 = errors;
if(typeof data1.name !== "string"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/Card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.is_done !== undefined){
const _errs12 = errors;
if(typeof data1.is_done !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/is_done",schemaPath:"#/components/schemas/Card/properties/is_done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.order !== undefined){
let data5 = data1.order;
const _errs14 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/order",schemaPath:"#/components/schemas/Card/properties/order/type",keyword:"type",params:{type: schema52.properties.order.type},message:"must be integer,null"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data6 = data.meta;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.next_cursor === undefined) && (missing2 = "next_cursor")){
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data6){
if(!(key2 === "next_cursor")){
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs19 === errors){
if(data6.next_cursor !== undefined){
let data7 = data6.next_cursor;
if((typeof data7 !== "string") && (data7 !== null)){
validate37.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_cursor = validate39;
const schema54 = {"type":"string","maxLength":1024};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate39.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_200 = validate40;
const schema55 = {"$ref":"contract#/components/schemas/MemberList"};
const schema56 = {"description":"One page of members.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The members of this page.","type":"array","items":{"$ref":"#/components/schemas/Member"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema57 = {"description":"An active member of the workspace.","type":"object","additionalProperties":false,"required":["id","name","email","role","joined_at"],"properties":{"id":{"description":"The user id, usable in `user_ids` and `invited_users`.","type":"string"},"name":{"description":"The name.","type":"string"},"email":{"description":"The email address.","type":"string","format":"email"},"role":{"description":"The role in the workspace.","type":["string","null"],"enum":["owner","admin","member",null]},"joined_at":{"description":"When the member joined the workspace.","type":["string","null"],"format":"date-time"}}};
const formats8 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
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
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.email === undefined) && (missing1 = "email"))) || ((data1.role === undefined) && (missing1 = "role"))) || ((data1.joined_at === undefined) && (missing1 = "joined_at"))){
validate41.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Member/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "email")) || (key1 === "role")) || (key1 === "joined_at"))){
validate41.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Member/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
const _errs8 = errors;
if(typeof data1.id !== "string"){
validate41.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/Member/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs10 = errors;
if(typeof data1.name !== "string"){
validate41.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/Member/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.email !== undefined){
let data4 = data1.email;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats8.test(data4))){
validate41.errors = [{instancePath:instancePath+"/data/" + i0+"/email",schemaPath:"#/components/schemas/Member/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/data/" + i0+"/email",schemaPath:"#/components/schemas/Member/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.role !== undefined){
let data5 = data1.role;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate41.errors = [{instancePath:instancePath+"/data/" + i0+"/role",schemaPath:"#/components/schemas/Member/properties/role/type",keyword:"type",params:{type: schema57.properties.role.type},message:"must be string,null"}];
return false;
}
if(!((((data5 === "owner") || (data5 === "admin")) || (data5 === "member")) || (data5 === null))){
validate41.errors = [{instancePath:instancePath+"/data/" + i0+"/role",schemaPath:"#/components/schemas/Member/properties/role/enum",keyword:"enum",params:{allowedValues: schema57.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.joined_at !== undefined){
let data6 = data1.joined_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate41.errors = [{instancePath:instancePath+"/data/" + i0+"/joined_at",schemaPath:"#/components/schemas/Member/properties/joined_at/type",keyword:"type",params:{type: schema57.properties.joined_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate41.errors = [{instancePath:instancePath+"/data/" + i0+"/joined_at",schemaPath:"#/components/schemas/Member/properties/joined_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Member/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data7 = data.meta;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((data7.next_cursor === undefined) && (missing2 = "next_cursor")){
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key2 in data7){
if(!(key2 === "next_cursor")){
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data7.next_cursor !== undefined){
let data8 = data7.next_cursor;
if((typeof data8 !== "string") && (data8 !== null)){
validate41.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_cursor = validate43;
const schema59 = {"type":"string","maxLength":1024};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate43.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_200 = validate44;
const schema60 = {"$ref":"contract#/components/schemas/TaskList"};
const schema61 = {"description":"One page of tasks.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The tasks of this page.","type":"array","items":{"$ref":"#/components/schemas/Task"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema62 = {"description":"A task.","type":"object","additionalProperties":false,"required":["id","title","description","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at"],"properties":{"id":{"description":"The id of the task.","type":"string"},"title":{"description":"The title, written as `title_text`. An empty string, never null, if the task has none.","type":"string"},"description":{"description":"The description.","type":["string","null"]},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"card":{"description":"The board column that the task sits in.","oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"description":"The priority. Any string on read, as older tasks may hold others than `low`, `medium`, `high`,\n`urgent` and `none`, which are all that writes accept.\n","type":["string","null"]},"due_date":{"description":"The date on which the task is due, written as `end_date`.","type":["string","null"],"format":"date"},"due_time":{"description":"The time of day at which it is due, `HH:mm`, written as `end_time`.","type":["string","null"]},"progress":{"description":"The progress in percent.","type":["integer","null"],"minimum":0,"maximum":100},"completed":{"description":"True exactly when `progress` is 100.","type":"boolean"},"assignee_ids":{"description":"The user ids of the assignees, as `GET /members` lists them.","type":"array","items":{"type":"string"}},"created_at":{"description":"When the task was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the task was last changed.","type":["string","null"],"format":"date-time"}}};
const schema63 = {"description":"The board column that a task sits in.","type":"object","additionalProperties":false,"required":["id","name","is_done"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether the column is meant for finished tasks.","type":"boolean"}}};
const func5 = Object.prototype.hasOwnProperty;
const formats12 = formats.date;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema62.properties, key0))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate46.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema62.properties.description.type},message:"must be string,null"}];
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
validate46.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema62.properties.project_id.type},message:"must be string,null"}];
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
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.id === undefined) && (missing1 = "id")) || ((data4.name === undefined) && (missing1 = "name"))) || ((data4.is_done === undefined) && (missing1 = "is_done"))){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "is_done"))){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data4.id !== undefined){
const _errs16 = errors;
if(typeof data4.id !== "string"){
const err2 = {instancePath:instancePath+"/card/id",schemaPath:"#/components/schemas/TaskCard/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.name !== undefined){
const _errs18 = errors;
if(typeof data4.name !== "string"){
const err3 = {instancePath:instancePath+"/card/name",schemaPath:"#/components/schemas/TaskCard/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.is_done !== undefined){
const _errs20 = errors;
if(typeof data4.is_done !== "boolean"){
const err4 = {instancePath:instancePath+"/card/is_done",schemaPath:"#/components/schemas/TaskCard/properties/is_done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs22 === errors;
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
const err7 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate46.errors = vErrors;
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
let data8 = data.priority;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate46.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema62.properties.priority.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data9 = data.due_date;
const _errs26 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate46.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema62.properties.due_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data9 === "string"){
if(!(formats12.validate(data9))){
validate46.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
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
if(data.due_time !== undefined){
let data10 = data.due_time;
const _errs28 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate46.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema62.properties.due_time.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data11 = data.progress;
const _errs30 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate46.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema62.properties.progress.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs30){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
validate46.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate46.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.completed !== undefined){
const _errs32 = errors;
if(typeof data.completed !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data13 = data.assignee_ids;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data13)){
var valid4 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs36 = errors;
if(typeof data13[i0] !== "string"){
validate46.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data15 = data.created_at;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate46.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema62.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate46.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data16 = data.updated_at;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate46.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema62.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
validate46.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs40 === errors;
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate46(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate45.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate45.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate45.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createTask_header_Idempotency$2d$Key = validate49;
const schema65 = {"type":"string","minLength":1,"maxLength":255};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate49.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate49.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body = validate50;
const schema66 = {"$ref":"contract#/components/schemas/TaskCreate"};
const schema67 = {"description":"A task to create. Give `card_id` or `project_id`. Unknown fields are ignored.","type":"object","required":["title_text"],"properties":{"title_text":{"description":"The title. It must hold more than white space.","type":"string","minLength":1,"maxLength":500,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},"card_id":{"description":"The board column to create the task in.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"project_id":{"description":"The project to create the task in, in its first column that is not a done column. Required when\n`card_id` is omitted; beside one, it must be the card's project.\n","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"description":{"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"priority":{"description":"The priority. `none` is a value of its own, stored and read as `none`.","type":["string","null"],"enum":["low","medium","high","urgent","none",null]},"progress":{"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"minimum":0,"maximum":100},"end_date":{"description":"The date on which the task is due, `YYYY-MM-DD`. Read as `due_date`.","type":["string","null"],"format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"end_time":{"description":"The time of day at which the task is due, `HH:mm`. Read as `due_time`. Dropped, once its form has\nbeen checked, if there is no `end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"user_ids":{"description":"The user ids of the assignees, at most 100; repeated ones count once. If any of them is not an\nactive member of the workspace, the whole request is 422 `invalid_assignee`.\n","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"}}},"if":{"properties":{"card_id":{"type":"null"}}},"then":{"required":["project_id"],"additionalProperties":true,"properties":{"project_id":{"type":"string"}}}};
const pattern4 = new RegExp("^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$", "u");
const pattern5 = new RegExp("^[^\\u0000\\uD800-\\uDFFF]*$", "u");
const pattern8 = new RegExp("^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
const pattern9 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.card_id !== undefined){
if(data.card_id !== null){
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
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.project_id === undefined) && (missing0 = "project_id")){
validate50.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskCreate/then/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.project_id !== undefined){
if(typeof data.project_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/project_id",schemaPath:"contract#/components/schemas/TaskCreate/then/properties/project_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = true;
}
}
if(!valid1){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskCreate/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate50.errors = vErrors;
return false;
}
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.title_text === undefined) && (missing1 = "title_text")){
validate50.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskCreate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
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
let data2 = data.title_text;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 500){
validate50.errors = [{instancePath:instancePath+"/title_text",schemaPath:"contract#/components/schemas/TaskCreate/properties/title_text/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate50.errors = [{instancePath:instancePath+"/title_text",schemaPath:"contract#/components/schemas/TaskCreate/properties/title_text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate50.errors = [{instancePath:instancePath+"/title_text",schemaPath:"contract#/components/schemas/TaskCreate/properties/title_text/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/title_text",schemaPath:"contract#/components/schemas/TaskCreate/properties/title_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.card_id !== undefined){
let data3 = data.card_id;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate50.errors = [{instancePath:instancePath+"/card_id",schemaPath:"contract#/components/schemas/TaskCreate/properties/card_id/type",keyword:"type",params:{type: schema67.properties.card_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate50.errors = [{instancePath:instancePath+"/card_id",schemaPath:"contract#/components/schemas/TaskCreate/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.project_id !== undefined){
let data4 = data.project_id;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate50.errors = [{instancePath:instancePath+"/project_id",schemaPath:"contract#/components/schemas/TaskCreate/properties/project_id/type",keyword:"type",params:{type: schema67.properties.project_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
validate50.errors = [{instancePath:instancePath+"/project_id",schemaPath:"contract#/components/schemas/TaskCreate/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.description !== undefined){
let data5 = data.description;
const _errs16 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate50.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/TaskCreate/properties/description/type",keyword:"type",params:{type: schema67.properties.description.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(typeof data5 === "string"){
if(func1(data5) > 20000){
validate50.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/TaskCreate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate50.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/TaskCreate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.priority !== undefined){
let data6 = data.priority;
const _errs18 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate50.errors = [{instancePath:instancePath+"/priority",schemaPath:"contract#/components/schemas/TaskCreate/properties/priority/type",keyword:"type",params:{type: schema67.properties.priority.type},message:"must be string,null"}];
return false;
}
if(!((((((data6 === "low") || (data6 === "medium")) || (data6 === "high")) || (data6 === "urgent")) || (data6 === "none")) || (data6 === null))){
validate50.errors = [{instancePath:instancePath+"/priority",schemaPath:"contract#/components/schemas/TaskCreate/properties/priority/enum",keyword:"enum",params:{allowedValues: schema67.properties.priority.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.progress !== undefined){
let data7 = data.progress;
const _errs20 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate50.errors = [{instancePath:instancePath+"/progress",schemaPath:"contract#/components/schemas/TaskCreate/properties/progress/type",keyword:"type",params:{type: schema67.properties.progress.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
validate50.errors = [{instancePath:instancePath+"/progress",schemaPath:"contract#/components/schemas/TaskCreate/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate50.errors = [{instancePath:instancePath+"/progress",schemaPath:"contract#/components/schemas/TaskCreate/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_date !== undefined){
let data8 = data.end_date;
const _errs22 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate50.errors = [{instancePath:instancePath+"/end_date",schemaPath:"contract#/components/schemas/TaskCreate/properties/end_date/type",keyword:"type",params:{type: schema67.properties.end_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs22){
if(errors === _errs22){
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
validate50.errors = [{instancePath:instancePath+"/end_date",schemaPath:"contract#/components/schemas/TaskCreate/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data8))){
validate50.errors = [{instancePath:instancePath+"/end_date",schemaPath:"contract#/components/schemas/TaskCreate/properties/end_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_time !== undefined){
let data9 = data.end_time;
const _errs24 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate50.errors = [{instancePath:instancePath+"/end_time",schemaPath:"contract#/components/schemas/TaskCreate/properties/end_time/type",keyword:"type",params:{type: schema67.properties.end_time.type},message:"must be string,null"}];
return false;
}
if(errors === _errs24){
if(typeof data9 === "string"){
if(!pattern9.test(data9)){
validate50.errors = [{instancePath:instancePath+"/end_time",schemaPath:"contract#/components/schemas/TaskCreate/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.user_ids !== undefined){
let data10 = data.user_ids;
const _errs26 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate50.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"contract#/components/schemas/TaskCreate/properties/user_ids/type",keyword:"type",params:{type: schema67.properties.user_ids.type},message:"must be array,null"}];
return false;
}
if(errors === _errs26){
if(Array.isArray(data10)){
if(data10.length > 100){
validate50.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"contract#/components/schemas/TaskCreate/properties/user_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs28 = errors;
if(errors === _errs28){
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
validate50.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"contract#/components/schemas/TaskCreate/properties/user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"contract#/components/schemas/TaskCreate/properties/user_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs28 === errors;
if(!valid5){
break;
}
}
}
}
}
var valid4 = _errs26 === errors;
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
validate50.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const createTask_body_title_text = validate51;
const schema68 = {"description":"The title. It must hold more than white space.","type":"string","minLength":1,"maxLength":500,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate51.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate51.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_card_id = validate52;
const schema69 = {"description":"The board column to create the task in.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema69.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate52.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_project_id = validate53;
const schema70 = {"description":"The project to create the task in, in its first column that is not a done column. Required when\n`card_id` is omitted; beside one, it must be the card's project.\n","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

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
if((typeof data !== "string") && (data !== null)){
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate53.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_description = validate54;
const schema71 = {"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

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
if((typeof data !== "string") && (data !== null)){
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate54.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_priority = validate55;
const schema72 = {"description":"The priority. `none` is a value of its own, stored and read as `none`.","type":["string","null"],"enum":["low","medium","high","urgent","none",null]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema72.type},message:"must be string,null"}];
return false;
}
if(!((((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none")) || (data === null))){
validate55.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_progress = validate56;
const schema73 = {"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"minimum":0,"maximum":100};

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
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema73.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate56.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate56.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_end_date = validate57;
const schema74 = {"description":"The date on which the task is due, `YYYY-MM-DD`. Read as `due_date`.","type":["string","null"],"format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"};

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
if((typeof data !== "string") && (data !== null)){
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema74.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate57.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_end_time = validate58;
const schema75 = {"description":"The time of day at which the task is due, `HH:mm`. Read as `due_time`. Dropped, once its form has\nbeen checked, if there is no `end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema75.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_user_ids = validate59;
const schema76 = {"description":"The user ids of the assignees, at most 100; repeated ones count once. If any of them is not an\nactive member of the workspace, the whole request is 422 `invalid_assignee`.\n","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema76.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate59.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
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
if(!pattern5.test(data0)){
validate59.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createTask_201 = validate60;
const schema77 = {"$ref":"contract#/components/schemas/TaskResponse"};
const schema78 = {"description":"A task.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Task"}}};

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
if((data.data === undefined) && (missing0 = "data")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate46(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getTask_200 = validate64;
const schema79 = {"$ref":"contract#/components/schemas/TaskResponse"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate46(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateTask_body = validate68;
const schema81 = {"$ref":"contract#/components/schemas/TaskUpdate"};
const schema82 = {"description":"The fields of a task to change. An omitted one keeps its value, and null clears one. Unknown fields are\nignored.\n","type":"object","properties":{"title_text":{"description":"The title. Null and an empty string leave the task without one.","type":["string","null"],"maxLength":500,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"description":{"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"priority":{"description":"The priority. `none` is a value of its own, stored and read as `none`.","type":["string","null"],"enum":["low","medium","high","urgent","none",null]},"progress":{"description":"The progress in percent. 100 completes the task, less reopens it.","type":["integer","null"],"minimum":0,"maximum":100},"end_date":{"description":"The date on which the task is due, `YYYY-MM-DD`. Null also drops `end_time`.","type":["string","null"],"format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"end_time":{"description":"The time of day at which the task is due, `HH:mm`. Dropped, once its form has been checked, if the\ntask has no `end_date` after the update.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"reminder_date":{"description":"When to remind the assignees, or the task's creator if there are none. A reminder goes out once. It\nis not shown by this API.\n","$ref":"#/components/schemas/Instant"}}};
const schema83 = {"description":"An RFC 3339 date-time with an offset, which is `Z` or has a colon, as in `+01:00`. A space may stand for\nthe `T`; `t` and `z` are taken too. In UTC it must lie in the years 0001 to 9999, so that the first day of\nthese has no offset ahead of UTC, and the last one neither an offset behind it nor a leap second. There is\nno `24:00`, and a leap second, `23:59:60` in UTC, counts as the second after it.\n","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};
const pattern22 = new RegExp("^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title_text !== undefined){
let data0 = data.title_text;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate69.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/type",keyword:"type",params:{type: schema82.properties.title_text.type},message:"must be string,null"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 500){
validate69.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate69.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
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
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate69.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema82.properties.description.type},message:"must be string,null"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate69.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate69.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
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
if(data.priority !== undefined){
let data2 = data.priority;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate69.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema82.properties.priority.type},message:"must be string,null"}];
return false;
}
if(!((((((data2 === "low") || (data2 === "medium")) || (data2 === "high")) || (data2 === "urgent")) || (data2 === "none")) || (data2 === null))){
validate69.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/enum",keyword:"enum",params:{allowedValues: schema82.properties.priority.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data3 = data.progress;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate69.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema82.properties.progress.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate69.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate69.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(valid0){
if(data.end_date !== undefined){
let data4 = data.end_date;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate69.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema82.properties.end_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate69.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data4))){
validate69.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate69.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema82.properties.end_time.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
validate69.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
let data6 = data.reminder_date;
const _errs13 = errors;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate69.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema83.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
validate69.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate69.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"title_text":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"reminder_date":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"title_text":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"reminder_date":true},"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_title_text = validate71;
const schema84 = {"description":"The title. Null and an empty string leave the task without one.","type":["string","null"],"maxLength":500,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema84.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate71.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate71.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_description = validate72;
const schema85 = {"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

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
if((typeof data !== "string") && (data !== null)){
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate72.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate72.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_priority = validate73;
const schema86 = {"description":"The priority. `none` is a value of its own, stored and read as `none`.","type":["string","null"],"enum":["low","medium","high","urgent","none",null]};

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
if((typeof data !== "string") && (data !== null)){
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema86.type},message:"must be string,null"}];
return false;
}
if(!((((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none")) || (data === null))){
validate73.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_progress = validate74;
const schema87 = {"description":"The progress in percent. 100 completes the task, less reopens it.","type":["integer","null"],"minimum":0,"maximum":100};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema87.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_end_date = validate75;
const schema88 = {"description":"The date on which the task is due, `YYYY-MM-DD`. Null also drops `end_time`.","type":["string","null"],"format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"};

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
if((typeof data !== "string") && (data !== null)){
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema88.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate75.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_end_time = validate76;
const schema89 = {"description":"The time of day at which the task is due, `HH:mm`. Dropped, once its form has been checked, if the\ntask has no `end_date` after the update.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"};

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
if((typeof data !== "string") && (data !== null)){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema89.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate76.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_reminder_date = validate77;
const schema90 = {"description":"When to remind the assignees, or the task's creator if there are none. A reminder goes out once. It\nis not shown by this API.\n","$ref":"contract#/components/schemas/Instant"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate77.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema83.type},message:"must be string,null"}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate77.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate77.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_200 = validate78;
const schema92 = {"$ref":"contract#/components/schemas/TaskResponse"};

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
if((data.data === undefined) && (missing0 = "data")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate46(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTaskComments_query_cursor = validate82;
const schema94 = {"type":"string","maxLength":1024};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate82.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTaskComments_200 = validate83;
const schema95 = {"$ref":"contract#/components/schemas/TaskCommentList"};
const schema96 = {"description":"One page of comments.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The comments of this page.","type":"array","items":{"$ref":"#/components/schemas/TaskComment"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema97 = {"description":"A comment on a task.","type":"object","additionalProperties":false,"required":["id","body","author","created_at"],"properties":{"id":{"description":"The id of the comment.","type":"string"},"body":{"description":"The comment, in plain text.","type":"string"},"author":{"description":"Who wrote it. For a comment that came through this API, the creator of the key.","oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"description":"When the comment was created.","type":["string","null"],"format":"date-time"}}};
const schema98 = {"description":"The person who wrote a comment.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The user id of the author.","type":"string"},"name":{"description":"The name of the author.","type":"string"}}};

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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "body")) || (key0 === "author")) || (key0 === "created_at"))){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate85.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs4 = errors;
if(typeof data.body !== "string"){
validate85.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data2.id !== undefined){
const _errs12 = errors;
if(typeof data2.id !== "string"){
const err2 = {instancePath:instancePath+"/author/id",schemaPath:"#/components/schemas/CommentAuthor/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.name !== undefined){
const _errs14 = errors;
if(typeof data2.name !== "string"){
const err3 = {instancePath:instancePath+"/author/name",schemaPath:"#/components/schemas/CommentAuthor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs16 === errors;
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
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate85.errors = vErrors;
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
let data5 = data.created_at;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate85.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema97.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate85.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
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
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate84.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate85(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate84.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate84.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate84.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_header_Idempotency$2d$Key = validate88;
const schema100 = {"type":"string","minLength":1,"maxLength":255};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate88.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate88.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body = validate89;
const schema101 = {"$ref":"contract#/components/schemas/CommentCreate"};
const schema102 = {"description":"A comment to add. Unknown fields are ignored.","type":"object","required":["body"],"properties":{"body":{"description":"The comment, in plain text. It must hold more than white space, and is stored byte for byte.\nMentions are not parsed.\n","type":"string","minLength":1,"maxLength":10000,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},"mention_user_ids":{"description":"**Must not be sent**, not even as null or an empty array: any value is 422 `validation_error`.\nThere are no mentions through this API.\n","not":{}}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/CommentCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.body !== undefined){
let data0 = data.body;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate89.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/CommentCreate/properties/body/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate89.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/CommentCreate/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate89.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/CommentCreate/properties/body/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/CommentCreate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mention_user_ids !== undefined){
const _errs4 = errors;
validate89.errors = [{instancePath:instancePath+"/mention_user_ids",schemaPath:"contract#/components/schemas/CommentCreate/properties/mention_user_ids/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/CommentCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"body":true,"mention_user_ids":true},"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body_body = validate90;
const schema103 = {"description":"The comment, in plain text. It must hold more than white space, and is stored byte for byte.\nMentions are not parsed.\n","type":"string","minLength":1,"maxLength":10000,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10000){
validate90.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate90.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate90.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body_mention_user_ids = validate91;
const schema104 = {"description":"**Must not be sent**, not even as null or an empty array: any value is 422 `validation_error`.\nThere are no mentions through this API.\n","not":{}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
validate91.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_201 = validate92;
const schema105 = {"$ref":"contract#/components/schemas/TaskCommentResponse"};
const schema106 = {"description":"A comment.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/TaskComment"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate85(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEvents_query_cursor = validate96;
const schema107 = {"type":"string","maxLength":1024};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate96.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listEvents_200 = validate97;
const schema108 = {"$ref":"contract#/components/schemas/EventList"};
const schema109 = {"description":"One page of calendar events.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The events of this page.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema110 = {"description":"A calendar event. Exactly one of `project_id` and `workspace_id` is set. The other fields of a create\nare stored and not shown here.\n","type":"object","additionalProperties":false,"required":["id","title","description","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at"],"properties":{"id":{"description":"The id of the event.","type":"string"},"title":{"description":"The title.","type":"string"},"description":{"description":"The description.","type":["string","null"]},"date":{"description":"The day of the event, the first one if it repeats.","type":["string","null"],"format":"date"},"start_time":{"description":"The time of day at which it starts, `HH:mm`.","type":["string","null"]},"end_time":{"description":"The time of day at which it ends, `HH:mm`.","type":["string","null"]},"location":{"description":"The place.","type":["string","null"]},"project_id":{"description":"The id of the project that the event belongs to, or null if it belongs to the workspace.","type":["string","null"]},"workspace_id":{"description":"The id of the workspace if the event belongs to it as a whole, or null.","type":["string","null"]},"color":{"description":"The color that calendars show it in, `#` and 3 or 6 hexadecimal digits.","type":["string","null"]},"repeat":{"description":"How often the event repeats.","type":["string","null"],"enum":["none","daily","weekly","monthly","yearly",null]},"created_at":{"description":"When the event was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the event was last changed.","type":["string","null"],"format":"date-time"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
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
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((((((data1.id === undefined) && (missing1 = "id")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.description === undefined) && (missing1 = "description"))) || ((data1.date === undefined) && (missing1 = "date"))) || ((data1.start_time === undefined) && (missing1 = "start_time"))) || ((data1.end_time === undefined) && (missing1 = "end_time"))) || ((data1.location === undefined) && (missing1 = "location"))) || ((data1.project_id === undefined) && (missing1 = "project_id"))) || ((data1.workspace_id === undefined) && (missing1 = "workspace_id"))) || ((data1.color === undefined) && (missing1 = "color"))) || ((data1.repeat === undefined) && (missing1 = "repeat"))) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.updated_at === undefined) && (missing1 = "updated_at"))){
validate98.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Event/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(func5.call(schema110.properties, key1))){
validate98.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Event/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
const _errs8 = errors;
if(typeof data1.id !== "string"){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/Event/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.title !== undefined){
const _errs10 = errors;
if(typeof data1.title !== "string"){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/title",schemaPath:"#/components/schemas/Event/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
let data4 = data1.description;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/description",schemaPath:"#/components/schemas/Event/properties/description/type",keyword:"type",params:{type: schema110.properties.description.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.date !== undefined){
let data5 = data1.date;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/date",schemaPath:"#/components/schemas/Event/properties/date/type",keyword:"type",params:{type: schema110.properties.date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats12.validate(data5))){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/date",schemaPath:"#/components/schemas/Event/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.start_time !== undefined){
let data6 = data1.start_time;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/start_time",schemaPath:"#/components/schemas/Event/properties/start_time/type",keyword:"type",params:{type: schema110.properties.start_time.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.end_time !== undefined){
let data7 = data1.end_time;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/end_time",schemaPath:"#/components/schemas/Event/properties/end_time/type",keyword:"type",params:{type: schema110.properties.end_time.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.location !== undefined){
let data8 = data1.location;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/location",schemaPath:"#/components/schemas/Event/properties/location/type",keyword:"type",params:{type: schema110.properties.location.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.project_id !== undefined){
let data9 = data1.project_id;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/project_id",schemaPath:"#/components/schemas/Event/properties/project_id/type",keyword:"type",params:{type: schema110.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.workspace_id !== undefined){
let data10 = data1.workspace_id;
const _errs24 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/workspace_id",schemaPath:"#/components/schemas/Event/properties/workspace_id/type",keyword:"type",params:{type: schema110.properties.workspace_id.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.color !== undefined){
let data11 = data1.color;
const _errs26 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/color",schemaPath:"#/components/schemas/Event/properties/color/type",keyword:"type",params:{type: schema110.properties.color.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.repeat !== undefined){
let data12 = data1.repeat;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/repeat",schemaPath:"#/components/schemas/Event/properties/repeat/type",keyword:"type",params:{type: schema110.properties.repeat.type},message:"must be string,null"}];
return false;
}
if(!((((((data12 === "none") || (data12 === "daily")) || (data12 === "weekly")) || (data12 === "monthly")) || (data12 === "yearly")) || (data12 === null))){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/repeat",schemaPath:"#/components/schemas/Event/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema110.properties.repeat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
let data13 = data1.created_at;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/Event/properties/created_at/type",keyword:"type",params:{type: schema110.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs30){
if(errors === _errs30){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/Event/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.updated_at !== undefined){
let data14 = data1.updated_at;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"#/components/schemas/Event/properties/updated_at/type",keyword:"type",params:{type: schema110.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs32){
if(errors === _errs32){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate98.errors = [{instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"#/components/schemas/Event/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
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
validate98.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Event/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data15 = data.meta;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if((data15.next_cursor === undefined) && (missing2 = "next_cursor")){
validate98.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key2 in data15){
if(!(key2 === "next_cursor")){
validate98.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data15.next_cursor !== undefined){
let data16 = data15.next_cursor;
if((typeof data16 !== "string") && (data16 !== null)){
validate98.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_header_Idempotency$2d$Key = validate100;
const schema112 = {"type":"string","minLength":1,"maxLength":255};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate100.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate100.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body = validate101;
const schema113 = {"$ref":"contract#/components/schemas/EventCreate"};
const schema114 = {"description":"A calendar event to create. Unknown fields are ignored. Fields that an Event does not have are stored\nand not shown by this API.\n","type":"object","required":["title","date","start_time","end_time","repeat"],"properties":{"title":{"description":"The title. It must hold more than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},"description":{"description":"The description.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"date":{"description":"The day of the event, the first one if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"start_time":{"description":"The time of day at which it starts, `HH:mm`, local to `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"end_time":{"description":"The time of day at which it ends, `HH:mm`. It must be after `start_time`.","type":"string","x-after":"start_time","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"repeat":{"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","type":"string","enum":["none","daily","weekly","monthly","yearly"]},"repeat_interval":{"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and not null,\nunless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.\n","type":["integer","null"],"minimum":1,"maximum":365},"reminder_at":{"description":"When to remind its creator and its guests of the event, once.","$ref":"#/components/schemas/Instant"},"timezone":{"description":"The IANA name of the time zone that the times are local to, such as `Europe/Oslo`; an offset such\nas `+01:00` is refused. `UTC` if omitted.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},"reminder_minutes_before":{"description":"How many minutes before its start to remind its creator and its guests of the event: once for each\noccurrence, if it repeats.\n","type":["integer","null"],"minimum":1,"maximum":10080},"location":{"description":"The place.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"meet_link":{"description":"The URI of a video call.","type":["string","null"],"format":"uri"},"color":{"description":"The color that calendars show it in, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},"order":{"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"minimum":-9007199254740991,"maximum":9007199254740991},"project_id":{"description":"The project that the event belongs to. Omitted or null, the event belongs to the workspace as a\nwhole. A project that is not visible is 422 `validation_error`.\n","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"invited_users":{"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"}}},"if":{"required":["repeat"],"properties":{"repeat":{"enum":["daily","weekly","monthly","yearly"]}}},"then":{"required":["repeat_interval"],"additionalProperties":true,"properties":{"repeat_interval":{"type":"integer"}}}};
const pattern36 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$", "u");
const pattern38 = new RegExp("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", "u");
const formats42 = formats["time-zone"];
const formats44 = formats.uri;

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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.repeat === undefined) && (missing0 = "repeat")){
const err0 = {};
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
if(!((((data0 === "daily") || (data0 === "weekly")) || (data0 === "monthly")) || (data0 === "yearly"))){
const err1 = {};
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.repeat_interval === undefined) && (missing1 = "repeat_interval")){
validate102.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.repeat_interval !== undefined){
let data1 = data.repeat_interval;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate102.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/then/properties/repeat_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate102.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.title === undefined) && (missing2 = "title")) || ((data.date === undefined) && (missing2 = "date"))) || ((data.start_time === undefined) && (missing2 = "start_time"))) || ((data.end_time === undefined) && (missing2 = "end_time"))) || ((data.repeat === undefined) && (missing2 = "repeat"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
let data2 = data.title;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate102.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate102.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate102.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.description !== undefined){
let data3 = data.description;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate102.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema114.properties.description.type},message:"must be string,null"}];
return false;
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate102.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.date !== undefined){
let data4 = data.date;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate102.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data4))){
validate102.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.start_time !== undefined){
let data5 = data.start_time;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
validate102.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.end_time !== undefined){
let data6 = data.end_time;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern9.test(data6)){
validate102.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
else {
if(typeof data["start_time"] === 'string' && data6 <= data["start_time"]){
validate102.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/x-after",keyword:"x-after",params:{},message:"must be after start_time"}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.repeat !== undefined){
let data7 = data.repeat;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate102.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data7 === "none") || (data7 === "daily")) || (data7 === "weekly")) || (data7 === "monthly")) || (data7 === "yearly"))){
validate102.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema114.properties.repeat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.repeat_interval !== undefined){
let data8 = data.repeat_interval;
const _errs20 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate102.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/type",keyword:"type",params:{type: schema114.properties.repeat_interval.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 365 || isNaN(data8)){
validate102.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate102.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.reminder_at !== undefined){
let data9 = data.reminder_at;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate102.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema83.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!pattern22.test(data9)){
validate102.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data9))){
validate102.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.timezone !== undefined){
let data10 = data.timezone;
const _errs25 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate102.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema114.properties.timezone.type},message:"must be string,null"}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data10 === "string"){
if(!pattern36.test(data10)){
validate102.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"+"\""}];
return false;
}
else {
if(!(formats42(data10))){
validate102.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "time-zone"},message:"must match format \""+"time-zone"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.reminder_minutes_before !== undefined){
let data11 = data.reminder_minutes_before;
const _errs27 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate102.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/type",keyword:"type",params:{type: schema114.properties.reminder_minutes_before.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs27){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10080 || isNaN(data11)){
validate102.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate102.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.location !== undefined){
let data12 = data.location;
const _errs29 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate102.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema114.properties.location.type},message:"must be string,null"}];
return false;
}
if(errors === _errs29){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate102.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.meet_link !== undefined){
let data13 = data.meet_link;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate102.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema114.properties.meet_link.type},message:"must be string,null"}];
return false;
}
if(errors === _errs31){
if(errors === _errs31){
if(typeof data13 === "string"){
if(!(formats44(data13))){
validate102.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.color !== undefined){
let data14 = data.color;
const _errs33 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate102.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema114.properties.color.type},message:"must be string,null"}];
return false;
}
if(errors === _errs33){
if(typeof data14 === "string"){
if(func1(data14) > 7){
validate102.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
return false;
}
else {
if(!pattern38.test(data14)){
validate102.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},message:"must match pattern \""+"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"+"\""}];
return false;
}
}
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.order !== undefined){
let data15 = data.order;
const _errs35 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate102.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema114.properties.order.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
validate102.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data15 < -9007199254740991 || isNaN(data15)){
validate102.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.project_id !== undefined){
let data16 = data.project_id;
const _errs37 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate102.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema114.properties.project_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs37){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate102.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.invited_users !== undefined){
let data17 = data.invited_users;
const _errs39 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
validate102.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/type",keyword:"type",params:{type: schema114.properties.invited_users.type},message:"must be array,null"}];
return false;
}
if(errors === _errs39){
if(Array.isArray(data17)){
if(data17.length > 500){
validate102.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs41 = errors;
if(errors === _errs41){
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
validate102.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs41 === errors;
if(!valid5){
break;
}
}
}
}
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
else {
var props0 = validate102.evaluated.props;
}
validate101.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const createEvent_body_title = validate104;
const schema116 = {"description":"The title. It must hold more than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate104.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate104.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate104.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_description = validate105;
const schema117 = {"description":"The description.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema117.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate105.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_date = validate106;
const schema118 = {"description":"The day of the event, the first one if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"};

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
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate106.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate106.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_start_time = validate107;
const schema119 = {"description":"The time of day at which it starts, `HH:mm`, local to `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate107.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_end_time = validate108;
const schema120 = {"description":"The time of day at which it ends, `HH:mm`. It must be after `start_time`.","type":"string","x-after":"start_time","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"};

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
if(!pattern9.test(data)){
validate108.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
else {
if(typeof parentData["start_time"] === 'string' && data <= parentData["start_time"]){
validate108.errors = [{instancePath,schemaPath:"#/x-after",keyword:"x-after",params:{},message:"must be after start_time"}];
return false;
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_repeat = validate109;
const schema121 = {"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","type":"string","enum":["none","daily","weekly","monthly","yearly"]};

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
if(typeof data !== "string"){
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "none") || (data === "daily")) || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate109.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema121.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_repeat_interval = validate110;
const schema122 = {"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and not null,\nunless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.\n","type":["integer","null"],"minimum":1,"maximum":365};

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
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema122.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 365 || isNaN(data)){
validate110.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate110.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_reminder_at = validate111;
const schema123 = {"description":"When to remind its creator and its guests of the event, once.","$ref":"contract#/components/schemas/Instant"};

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
if((typeof data !== "string") && (data !== null)){
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema83.type},message:"must be string,null"}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_timezone = validate112;
const schema125 = {"description":"The IANA name of the time zone that the times are local to, such as `Europe/Oslo`; an offset such\nas `+01:00` is refused. `UTC` if omitted.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"};

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
if((typeof data !== "string") && (data !== null)){
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema125.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate112.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"+"\""}];
return false;
}
else {
if(!(formats42(data))){
validate112.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},message:"must match format \""+"time-zone"+"\""}];
return false;
}
}
}
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_reminder_minutes_before = validate113;
const schema126 = {"description":"How many minutes before its start to remind its creator and its guests of the event: once for each\noccurrence, if it repeats.\n","type":["integer","null"],"minimum":1,"maximum":10080};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema126.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 10080 || isNaN(data)){
validate113.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate113.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_location = validate114;
const schema127 = {"description":"The place.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

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
if((typeof data !== "string") && (data !== null)){
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema127.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate114.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_meet_link = validate115;
const schema128 = {"description":"The URI of a video call.","type":["string","null"],"format":"uri"};

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
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema128.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats44(data))){
validate115.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_color = validate116;
const schema129 = {"description":"The color that calendars show it in, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"};

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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema129.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 7){
validate116.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
return false;
}
else {
if(!pattern38.test(data)){
validate116.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},message:"must match pattern \""+"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"+"\""}];
return false;
}
}
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_order = validate117;
const schema130 = {"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"minimum":-9007199254740991,"maximum":9007199254740991};

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
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema130.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate117.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < -9007199254740991 || isNaN(data)){
validate117.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_project_id = validate118;
const schema131 = {"description":"The project that the event belongs to. Omitted or null, the event belongs to the workspace as a\nwhole. A project that is not visible is 422 `validation_error`.\n","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

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
if((typeof data !== "string") && (data !== null)){
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema131.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate118.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_invited_users = validate119;
const schema132 = {"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema132.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate119.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
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
if(!pattern5.test(data0)){
validate119.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_201 = validate120;
const schema133 = {"$ref":"contract#/components/schemas/EventResponse"};
const schema134 = {"description":"A calendar event.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Event"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate121.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((((((((((data0.id === undefined) && (missing1 = "id")) || ((data0.title === undefined) && (missing1 = "title"))) || ((data0.description === undefined) && (missing1 = "description"))) || ((data0.date === undefined) && (missing1 = "date"))) || ((data0.start_time === undefined) && (missing1 = "start_time"))) || ((data0.end_time === undefined) && (missing1 = "end_time"))) || ((data0.location === undefined) && (missing1 = "location"))) || ((data0.project_id === undefined) && (missing1 = "project_id"))) || ((data0.workspace_id === undefined) && (missing1 = "workspace_id"))) || ((data0.color === undefined) && (missing1 = "color"))) || ((data0.repeat === undefined) && (missing1 = "repeat"))) || ((data0.created_at === undefined) && (missing1 = "created_at"))) || ((data0.updated_at === undefined) && (missing1 = "updated_at"))){
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Event/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(func5.call(schema110.properties, key1))){
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Event/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
const _errs6 = errors;
if(typeof data0.id !== "string"){
validate121.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Event/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.title !== undefined){
const _errs8 = errors;
if(typeof data0.title !== "string"){
validate121.errors = [{instancePath:instancePath+"/data/title",schemaPath:"#/components/schemas/Event/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.description !== undefined){
let data3 = data0.description;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/description",schemaPath:"#/components/schemas/Event/properties/description/type",keyword:"type",params:{type: schema110.properties.description.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.date !== undefined){
let data4 = data0.date;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/date",schemaPath:"#/components/schemas/Event/properties/date/type",keyword:"type",params:{type: schema110.properties.date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats12.validate(data4))){
validate121.errors = [{instancePath:instancePath+"/data/date",schemaPath:"#/components/schemas/Event/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.start_time !== undefined){
let data5 = data0.start_time;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/start_time",schemaPath:"#/components/schemas/Event/properties/start_time/type",keyword:"type",params:{type: schema110.properties.start_time.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.end_time !== undefined){
let data6 = data0.end_time;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/end_time",schemaPath:"#/components/schemas/Event/properties/end_time/type",keyword:"type",params:{type: schema110.properties.end_time.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.location !== undefined){
let data7 = data0.location;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/location",schemaPath:"#/components/schemas/Event/properties/location/type",keyword:"type",params:{type: schema110.properties.location.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.project_id !== undefined){
let data8 = data0.project_id;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/project_id",schemaPath:"#/components/schemas/Event/properties/project_id/type",keyword:"type",params:{type: schema110.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.workspace_id !== undefined){
let data9 = data0.workspace_id;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/workspace_id",schemaPath:"#/components/schemas/Event/properties/workspace_id/type",keyword:"type",params:{type: schema110.properties.workspace_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.color !== undefined){
let data10 = data0.color;
const _errs24 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/color",schemaPath:"#/components/schemas/Event/properties/color/type",keyword:"type",params:{type: schema110.properties.color.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.repeat !== undefined){
let data11 = data0.repeat;
const _errs26 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/repeat",schemaPath:"#/components/schemas/Event/properties/repeat/type",keyword:"type",params:{type: schema110.properties.repeat.type},message:"must be string,null"}];
return false;
}
if(!((((((data11 === "none") || (data11 === "daily")) || (data11 === "weekly")) || (data11 === "monthly")) || (data11 === "yearly")) || (data11 === null))){
validate121.errors = [{instancePath:instancePath+"/data/repeat",schemaPath:"#/components/schemas/Event/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema110.properties.repeat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.created_at !== undefined){
let data12 = data0.created_at;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Event/properties/created_at/type",keyword:"type",params:{type: schema110.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate121.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Event/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.updated_at !== undefined){
let data13 = data0.updated_at;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate121.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/Event/properties/updated_at/type",keyword:"type",params:{type: schema110.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs30){
if(errors === _errs30){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate121.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/Event/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
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
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Event/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$created = validate123;
const schema136 = {"$ref":"contract#/components/schemas/TaskCreatedEvent"};
const schema137 = {"description":"A task was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.created"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};
const schema138 = {"description":"The task as it was when the event happened, without its description.","type":"object","additionalProperties":false,"required":["id","title","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at"],"properties":{"id":{"description":"The id of the task.","type":"string"},"title":{"description":"The title. An empty string, never null, if the task has none.","type":"string"},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"card":{"description":"The board column that the task sits in.","oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"description":"The priority, any string.","type":["string","null"]},"due_date":{"description":"The date on which the task is due.","type":["string","null"],"format":"date"},"due_time":{"description":"The time of day at which it is due, `HH:mm`.","type":["string","null"]},"progress":{"description":"The progress in percent.","type":["integer","null"],"minimum":0,"maximum":100},"completed":{"description":"True exactly when `progress` is 100.","type":"boolean"},"assignee_ids":{"description":"The user ids of the assignees, as `GET /members` lists them.","type":"array","items":{"type":"string"}},"created_at":{"description":"When the task was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the task was last changed.","type":["string","null"],"format":"date-time"}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
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
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema138.properties, key0))){
validate125.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate125.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate125.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate125.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema138.properties.project_id.type},message:"must be string,null"}];
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
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.is_done === undefined) && (missing1 = "is_done"))){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "is_done"))){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
const _errs14 = errors;
if(typeof data3.id !== "string"){
const err2 = {instancePath:instancePath+"/card/id",schemaPath:"#/components/schemas/TaskCard/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
const _errs16 = errors;
if(typeof data3.name !== "string"){
const err3 = {instancePath:instancePath+"/card/name",schemaPath:"#/components/schemas/TaskCard/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.is_done !== undefined){
const _errs18 = errors;
if(typeof data3.is_done !== "boolean"){
const err4 = {instancePath:instancePath+"/card/is_done",schemaPath:"#/components/schemas/TaskCard/properties/is_done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs20 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs20 === errors;
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
const err7 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate125.errors = vErrors;
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
let data7 = data.priority;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate125.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema138.properties.priority.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data8 = data.due_date;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate125.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema138.properties.due_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs24){
if(errors === _errs24){
if(typeof data8 === "string"){
if(!(formats12.validate(data8))){
validate125.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data9 = data.due_time;
const _errs26 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate125.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema138.properties.due_time.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data10 = data.progress;
const _errs28 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate125.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema138.properties.progress.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs28){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
validate125.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate125.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.completed !== undefined){
const _errs30 = errors;
if(typeof data.completed !== "boolean"){
validate125.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data12 = data.assignee_ids;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data12)){
var valid4 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs34 = errors;
if(typeof data12[i0] !== "string"){
validate125.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate125.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema138.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs36){
if(errors === _errs36){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate125.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data15 = data.updated_at;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate125.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema138.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate125.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
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
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
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
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate124.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate124.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("task.created" !== data1){
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.created"},message:"must be equal to constant"}];
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
if(!(formats0.validate(data2))){
validate124.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate125(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
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
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$updated = validate128;
const schema140 = {"$ref":"contract#/components/schemas/TaskUpdatedEvent"};
const schema141 = {"description":"A task was updated.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.updated"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
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
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate129.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("task.updated" !== data1){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.updated"},message:"must be equal to constant"}];
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
if(!(formats0.validate(data2))){
validate129.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate125(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
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
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$completed = validate132;
const schema142 = {"$ref":"contract#/components/schemas/TaskCompletedEvent"};
const schema143 = {"description":"A task was completed.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.completed"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};

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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate133.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("task.completed" !== data1){
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.completed"},message:"must be equal to constant"}];
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
if(!(formats0.validate(data2))){
validate133.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate125(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
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
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$deleted = validate136;
const schema144 = {"$ref":"contract#/components/schemas/TaskDeletedEvent"};
const schema145 = {"description":"A task was deleted.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.deleted"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskDeletedData"}}};
const schema146 = {"description":"The ids of a deleted task and of where it was.","type":"object","additionalProperties":false,"required":["id","card_id","project_id"],"properties":{"id":{"description":"The id of the task.","type":"string"},"card_id":{"description":"The id of the board column that the task sat in.","type":["string","null"]},"project_id":{"description":"The id of the task's project.","type":["string","null"]}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
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
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate137.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate137.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate137.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("task.deleted" !== data1){
validate137.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.deleted"},message:"must be equal to constant"}];
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
if(!(formats0.validate(data2))){
validate137.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate137.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.card_id === undefined) && (missing1 = "card_id"))) || ((data3.project_id === undefined) && (missing1 = "project_id"))){
validate137.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "card_id")) || (key1 === "project_id"))){
validate137.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
const _errs12 = errors;
if(typeof data3.id !== "string"){
validate137.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/TaskDeletedData/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.card_id !== undefined){
let data5 = data3.card_id;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate137.errors = [{instancePath:instancePath+"/data/card_id",schemaPath:"#/components/schemas/TaskDeletedData/properties/card_id/type",keyword:"type",params:{type: schema146.properties.card_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.project_id !== undefined){
let data6 = data3.project_id;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate137.errors = [{instancePath:instancePath+"/data/project_id",schemaPath:"#/components/schemas/TaskDeletedData/properties/project_id/type",keyword:"type",params:{type: schema146.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_comment$2e$created = validate139;
const schema147 = {"$ref":"contract#/components/schemas/CommentCreatedEvent"};
const schema148 = {"description":"A comment was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"comment.created"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/CommentEventData"}}};
const schema149 = {"description":"The comment, without its body.","type":"object","additionalProperties":false,"required":["id","task_id","project_id","author","created_at"],"properties":{"id":{"description":"The id of the comment.","type":"string"},"task_id":{"description":"The id of the task that it is on.","type":"string"},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"author":{"description":"Who wrote it.","oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"description":"When the comment was created.","type":["string","null"],"format":"date-time"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "task_id")) || (key0 === "project_id")) || (key0 === "author")) || (key0 === "created_at"))){
validate141.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate141.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_id !== undefined){
const _errs4 = errors;
if(typeof data.task_id !== "string"){
validate141.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate141.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema149.properties.project_id.type},message:"must be string,null"}];
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
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
const _errs14 = errors;
if(typeof data3.id !== "string"){
const err2 = {instancePath:instancePath+"/author/id",schemaPath:"#/components/schemas/CommentAuthor/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
const _errs16 = errors;
if(typeof data3.name !== "string"){
const err3 = {instancePath:instancePath+"/author/name",schemaPath:"#/components/schemas/CommentAuthor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs18 === errors;
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
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate141.errors = vErrors;
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
let data6 = data.created_at;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate141.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema149.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs20){
if(errors === _errs20){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate141.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
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
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
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
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate140.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("comment.created" !== data1){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "comment.created"},message:"must be equal to constant"}];
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
if(!(formats0.validate(data2))){
validate140.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate140.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate141(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_event$2e$created = validate144;
const schema151 = {"$ref":"contract#/components/schemas/EventCreatedEvent"};
const schema152 = {"description":"A calendar event was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"event.created"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/CalendarEventData"}}};
const schema153 = {"description":"The calendar event as it was created, without its description.","type":"object","additionalProperties":false,"required":["id","title","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at"],"properties":{"id":{"description":"The id of the event.","type":"string"},"title":{"description":"The title.","type":"string"},"date":{"description":"The day of the event, the first one if it repeats.","type":["string","null"],"format":"date"},"start_time":{"description":"The time of day at which it starts, `HH:mm`.","type":["string","null"]},"end_time":{"description":"The time of day at which it ends, `HH:mm`.","type":["string","null"]},"location":{"description":"The place.","type":["string","null"]},"project_id":{"description":"The id of the project that the event belongs to, or null if it belongs to the workspace.","type":["string","null"]},"workspace_id":{"description":"The id of the workspace if the event belongs to it as a whole, or null.","type":["string","null"]},"color":{"description":"The color that calendars show it in, `#` and 3 or 6 hexadecimal digits.","type":["string","null"]},"repeat":{"description":"How often the event repeats.","type":["string","null"],"enum":["none","daily","weekly","monthly","yearly",null]},"created_at":{"description":"When the event was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the event was last changed.","type":["string","null"],"format":"date-time"}}};

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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate145.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("event.created" !== data1){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "event.created"},message:"must be equal to constant"}];
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
if(!(formats0.validate(data2))){
validate145.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((((((((((data3.id === undefined) && (missing1 = "id")) || ((data3.title === undefined) && (missing1 = "title"))) || ((data3.date === undefined) && (missing1 = "date"))) || ((data3.start_time === undefined) && (missing1 = "start_time"))) || ((data3.end_time === undefined) && (missing1 = "end_time"))) || ((data3.location === undefined) && (missing1 = "location"))) || ((data3.project_id === undefined) && (missing1 = "project_id"))) || ((data3.workspace_id === undefined) && (missing1 = "workspace_id"))) || ((data3.color === undefined) && (missing1 = "color"))) || ((data3.repeat === undefined) && (missing1 = "repeat"))) || ((data3.created_at === undefined) && (missing1 = "created_at"))) || ((data3.updated_at === undefined) && (missing1 = "updated_at"))){
validate145.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CalendarEventData/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(func5.call(schema153.properties, key1))){
validate145.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CalendarEventData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
const _errs12 = errors;
if(typeof data3.id !== "string"){
validate145.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/CalendarEventData/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.title !== undefined){
const _errs14 = errors;
if(typeof data3.title !== "string"){
validate145.errors = [{instancePath:instancePath+"/data/title",schemaPath:"#/components/schemas/CalendarEventData/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.date !== undefined){
let data6 = data3.date;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/date",schemaPath:"#/components/schemas/CalendarEventData/properties/date/type",keyword:"type",params:{type: schema153.properties.date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats12.validate(data6))){
validate145.errors = [{instancePath:instancePath+"/data/date",schemaPath:"#/components/schemas/CalendarEventData/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.start_time !== undefined){
let data7 = data3.start_time;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/start_time",schemaPath:"#/components/schemas/CalendarEventData/properties/start_time/type",keyword:"type",params:{type: schema153.properties.start_time.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.end_time !== undefined){
let data8 = data3.end_time;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/end_time",schemaPath:"#/components/schemas/CalendarEventData/properties/end_time/type",keyword:"type",params:{type: schema153.properties.end_time.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.location !== undefined){
let data9 = data3.location;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/location",schemaPath:"#/components/schemas/CalendarEventData/properties/location/type",keyword:"type",params:{type: schema153.properties.location.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.project_id !== undefined){
let data10 = data3.project_id;
const _errs24 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/project_id",schemaPath:"#/components/schemas/CalendarEventData/properties/project_id/type",keyword:"type",params:{type: schema153.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.workspace_id !== undefined){
let data11 = data3.workspace_id;
const _errs26 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/workspace_id",schemaPath:"#/components/schemas/CalendarEventData/properties/workspace_id/type",keyword:"type",params:{type: schema153.properties.workspace_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.color !== undefined){
let data12 = data3.color;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/color",schemaPath:"#/components/schemas/CalendarEventData/properties/color/type",keyword:"type",params:{type: schema153.properties.color.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.repeat !== undefined){
let data13 = data3.repeat;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/repeat",schemaPath:"#/components/schemas/CalendarEventData/properties/repeat/type",keyword:"type",params:{type: schema153.properties.repeat.type},message:"must be string,null"}];
return false;
}
if(!((((((data13 === "none") || (data13 === "daily")) || (data13 === "weekly")) || (data13 === "monthly")) || (data13 === "yearly")) || (data13 === null))){
validate145.errors = [{instancePath:instancePath+"/data/repeat",schemaPath:"#/components/schemas/CalendarEventData/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema153.properties.repeat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.created_at !== undefined){
let data14 = data3.created_at;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/CalendarEventData/properties/created_at/type",keyword:"type",params:{type: schema153.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs32){
if(errors === _errs32){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate145.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/CalendarEventData/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.updated_at !== undefined){
let data15 = data3.updated_at;
const _errs34 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/CalendarEventData/properties/updated_at/type",keyword:"type",params:{type: schema153.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs34){
if(errors === _errs34){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate145.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/CalendarEventData/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
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
validate145.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CalendarEventData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_project$2e$created = validate147;
const schema154 = {"$ref":"contract#/components/schemas/ProjectCreatedEvent"};
const schema155 = {"description":"A project was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"project.created"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/ProjectEventData"}}};
const schema156 = {"description":"The project as it was created, without its description.","type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
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
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate148.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("project.created" !== data1){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "project.created"},message:"must be equal to constant"}];
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
if(!(formats0.validate(data2))){
validate148.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate148.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.created_at === undefined) && (missing1 = "created_at"))) || ((data3.updated_at === undefined) && (missing1 = "updated_at"))){
validate148.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "created_at")) || (key1 === "updated_at"))){
validate148.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
const _errs12 = errors;
if(typeof data3.id !== "string"){
validate148.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/ProjectEventData/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.name !== undefined){
const _errs14 = errors;
if(typeof data3.name !== "string"){
validate148.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/ProjectEventData/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.created_at !== undefined){
let data6 = data3.created_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate148.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/ProjectEventData/properties/created_at/type",keyword:"type",params:{type: schema156.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate148.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/ProjectEventData/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.updated_at !== undefined){
let data7 = data3.updated_at;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate148.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/ProjectEventData/properties/updated_at/type",keyword:"type",params:{type: schema156.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate148.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/ProjectEventData/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
